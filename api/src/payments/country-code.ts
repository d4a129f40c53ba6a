const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const byName = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = names.of(code);
    return name ? [[name.toLowerCase(), code] as const] : [];
  }),
);

/** The ISO 3166 code the processor wants of a country as people write it: "Colombia" → "CO"; US where it is not known. */
export function countryCode(country: string | null): string {
  const asked = (country ?? '').trim();
  return byName.get(asked.toLowerCase()) ?? (/^[A-Z]{2}$/.test(asked) ? asked : 'US');
}
