/** The requested byte range, ends included; null for the whole file, 'none' if unsatisfiable. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'none' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  // Malformed and multiple ranges may be answered with the whole file (RFC 9110, 14.2).
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first, last] = match;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start > end ? 'none' : { start, end };
}
