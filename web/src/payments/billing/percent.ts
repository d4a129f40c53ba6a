/** A typed percentage in hundredths of a percent: "7.5" → 750; null when empty, NaN when it is none. */
export function hundredthsOf(typed: string): number | null {
  const plain = typed.replaceAll(/[%\s]/g, '').replace(',', '.');
  if (plain === '') return null;
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return Number.NaN;
  const [whole = '', part = ''] = plain.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Hundredths of a percent as they are typed: 750 → "7.5". */
export const percentText = (hundredths: number | null) =>
  hundredths === null ? '' : String(hundredths / 100);
