/** The path to go to after login, if it is one of ours; else null. Prevents open redirects. */
export function localPath(target: string | null): string | null {
  if (!target?.startsWith('/')) return null;
  const here = 'http://here.invalid';
  // "//host" and "/\host" parse as another host: compare the origin.
  const address = URL.canParse(target, here) ? new URL(target, here) : null;
  // Parsing can also produce such a path: "/..//host" becomes "//host", which is another host when parsed again.
  if (address?.origin !== here || address.pathname.startsWith('//')) return null;
  return address.pathname + address.search + address.hash;
}
