import type { Fault } from '@parley/contract/refusals.ts';

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
