import { extensionOf } from './content-types.ts';

const MAX_LENGTH = 200;

/**
 * The name of a file as others may see it: without the folders it lay in, without what cannot be seen or turns the
 * reading around, without dots that would hide it, and not endless; its ending stays.
 */
export function sanitizeFileName(name: string): string {
  const bare = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/su, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u{fffd}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s.]+/u, '')
    .replace(/[\s.]+$/u, '');
  return truncateName(bare === '' ? 'file' : bare, MAX_LENGTH);
}

/** By whole signs, as the database counts them; the ending stays, as it says what it is. */
export function truncateName(name: string, most = MAX_LENGTH): string {
  const letters = Array.from(name);
  if (letters.length <= most) return name;
  const extension = extensionOf(name);
  const tail = extension ? `.${extension}` : '';
  return `${letters
    .slice(0, most - tail.length)
    .join('')
    .trimEnd()}${tail}`;
}
