/** The URL of the stand-ins for outside services. */
export function outsideUrl(): string {
  const { OUTSIDE_URL } = process.env;
  if (!OUTSIDE_URL) throw new Error('OUTSIDE_URL is set by playwright.config.ts');
  return OUTSIDE_URL;
}
