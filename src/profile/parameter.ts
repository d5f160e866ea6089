import type {Parameter} from './types';

/** Whether a value is an object with keys: not null, not a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a node of the profile is a number with its unit, rather than a group or a plain value. */
export function isParameter(node: unknown): node is Parameter {
  return isRecord(node) && 'value' in node && typeof node.unit === 'string';
}
