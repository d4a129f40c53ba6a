/** A property's text as the library gives it: as it is, as a number, or as what was marked as text; else nothing. */
export function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  if ('_cdata' in value) return textOf(value._cdata);
  return '_text' in value ? textOf(value._text) : '';
}
