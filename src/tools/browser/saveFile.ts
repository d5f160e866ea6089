import type {SavedFile} from '../types';

/** Hands a file to the browser, which saves it. */
export function saveFile({name, type, content}: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], {type}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
