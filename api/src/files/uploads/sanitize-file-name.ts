import { extensionOf } from './content-types.ts';

const MAX_LENGTH = 200;

/**
 * A file name that is safe to show: no folders, no invisible or direction-changing characters, no leading dots, not
 * too long; the extension stays.
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

/** By code points, as PostgreSQL counts; the extension stays. */
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
