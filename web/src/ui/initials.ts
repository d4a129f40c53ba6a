/** The first letters of the first and the last word that have any: "Ana Rincón" → "AR". */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // By whole characters, as some letters take two places in a string; the first of what a letter becomes: ß is SS in capitals.
  return ends.map((word = '') => Array.from(word.toUpperCase())[0] ?? '').join('');
}
