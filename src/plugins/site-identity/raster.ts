import {renderAsync} from '@resvg/resvg-js';

/**
 * Renders an SVG as a PNG of a given width in pixels, in a separate thread. No system font is used: text must be
 * outlines.
 */
export async function toPng(svg: string, width: number): Promise<Buffer> {
  const picture = await renderAsync(svg, {
    fitTo: {mode: 'width', value: width},
    font: {loadSystemFonts: false},
  });
  return Buffer.from(picture.asPng());
}

/** Wraps a square PNG of up to 255 pixels as `favicon.ico`, which crawlers request by convention. */
export function toIco(png: Buffer, width: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // Type: icon
  header.writeUInt16LE(1, 4); // Number of images
  header.writeUInt8(width, 6);
  header.writeUInt8(width, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
