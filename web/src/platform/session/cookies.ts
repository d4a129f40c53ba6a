/** The script-readable cookie next to the refresh token: says only that a session exists, and its role. Prefixed over HTTPS. */
const SESSION = ['parley_session', '__Secure-parley_session'];
export const THEME = 'parley_theme';
export const ZONE = 'parley_zone';
export const CLOCK = 'parley_clock';
const YEAR_SECONDS = 31_536_000;

/** A cookie's value from a header or `document.cookie`; null if absent. */
export function cookieOf(header: string | null, name: string): string | null {
  const pair = header?.split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  return pair === undefined ? null : decoded(pair.slice(name.length + 1));
}

export function hasSessionCookie(header: string | null): boolean {
  return Boolean(sessionCookie(header));
}

/** The role in the session cookie; cookies from before roles were added have another text. */
export function sessionCookie(header: string | null): string | null | undefined {
  return SESSION.map((name) => cookieOf(header, name)).find(Boolean);
}

/** Sets a cookie for a year; null deletes it. */
export function setCookie(name: string, value: string | null) {
  const age = value === null ? 0 : YEAR_SECONDS;
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; path=/; max-age=${age}; samesite=lax`;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
