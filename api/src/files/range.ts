/** The part of a file that a Range header asks for, ends included; null for all of it, 'none' when there is no such part. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'none' | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  // What cannot be read, and several parts at once, may be answered with the whole file (RFC 9110, 14.2).
  if (!asked || (asked[1] === '' && asked[2] === '')) return null;
  const [, first, last] = asked;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start > end ? 'none' : { start, end };
}
