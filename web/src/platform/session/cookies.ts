/** The readable cookie beside the refresh token: it only says that a session exists, and of which role. Over HTTPS it has the prefix. */
const SESSION = ['parley_session', '__Secure-parley_session'];
export const THEME = 'parley_theme';
export const ZONE = 'parley_zone';
export const LANGUAGE = 'parley_language';
export const CLOCK = 'parley_clock';
const YEAR_SECONDS = 31_536_000;

/** A cookie's value out of a header or `document.cookie`; null when it is not there. */
export function cookieOf(header: string | null, name: string): string | null {
  const pair = header?.split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  return pair === undefined ? null : decoded(pair.slice(name.length + 1));
}

export function hasSessionCookie(header: string | null): boolean {
  return Boolean(sessionCookie(header));
}

/** The role that the session cookie names; any other text in a cookie from before it did. */
export function sessionCookie(header: string | null): string | null | undefined {
  return SESSION.map((name) => cookieOf(header, name)).find(Boolean);
}

/** Remembers a choice of this browser for a year; null forgets it. */
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
