import type { Fault } from '@parley/contract/refusals.ts';

const DEEPEST = 20;

/** Whether lists and objects lie in one another deeper than any shape of ours; what is deeper overflows whoever walks it. */
export function isTooDeep(value: unknown, level = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return level >= DEEPEST || Object.values(value).some((part) => isTooDeep(part, level + 1));
}

/** NUL bytes and lone surrogates, which no text may hold and the database could not store. */
export function uncleanText(value: unknown, path = ''): Fault[] {
  if (typeof value === 'string') {
    const clean = !value.includes('\0') && value.isWellFormed();
    return clean ? [] : [{ path, message: 'This holds characters that cannot be stored.' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...uncleanText(key, path),
    ...uncleanText(part, path ? `${path}.${key}` : key),
  ]);
}
