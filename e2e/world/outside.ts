/** Where the stand-ins for the world outside are. */
export function outsideUrl(): string {
  const { OUTSIDE_URL } = process.env;
  if (!OUTSIDE_URL) throw new Error('OUTSIDE_URL is set by playwright.config.ts');
  return OUTSIDE_URL;
}
