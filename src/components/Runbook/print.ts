import styles from './dialogs.module.css';
import {copyOf, type Section} from './sections';

/** Prints one runbook, without the rest of the page. */
export function printSection({heading, content}: Section): void {
  const sheet = document.createElement('div');
  sheet.className = `markdown ${styles.sheet ?? ''}`;
  sheet.append(...[heading, ...content].map(copyOf));
  const {classList} = document.body;
  const mark = styles.printing ?? '';
  document.body.append(sheet);
  classList.add(mark);
  const end = () => {
    sheet.remove();
    classList.remove(mark);
  };
  window.addEventListener('afterprint', end, {once: true});
  window.print();
}
