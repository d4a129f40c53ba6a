/** The first letters of the first and the last word that have any: "Ana Rincón" → "AR". */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // Array.from keeps surrogate pairs together; uppercasing can produce two letters (ß is SS), so take the first afterwards.
  return ends.map((word = '') => Array.from(word.toUpperCase())[0] ?? '').join('');
}
