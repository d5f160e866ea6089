import {channelsOf} from './palette';

/** Grade of a contrast ratio by WCAG 2 for text of ordinary size. */
export type Grade = 'AAA' | 'AA' | 'fail';

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours: from 1 (same) to 21 (black on white), in any order. */
export function contrastRatio(first: string, second: string): number {
  const [one, two] = [luminance(first), luminance(second)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

/** AAA above 7, AA above 4.5, else a fail. */
export function gradeOf(ratio: number): Grade {
  if (ratio > 7) return 'AAA';
  return ratio > 4.5 ? 'AA' : 'fail';
}
