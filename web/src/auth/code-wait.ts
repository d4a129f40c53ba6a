/** What a code is for. */
export type CodeKind = 'sign-up' | 'password';

/** In seconds, between two codes. */
export const CODE_WAIT = 60;

/** Notes that a code was asked for and in how long another can be, for a page that is reloaded meanwhile. Codes use real time. */
export function codeRequested(kind: CodeKind, waitSeconds = CODE_WAIT) {
  sessionStorage.setItem(keyOf(kind), String(Date.now() + waitSeconds * 1_000));
}

/** In how many seconds another code can be asked for; null where this tab knows of none. */
export function codeWait(kind: CodeKind): number | null {
  const at = sessionStorage.getItem(keyOf(kind));
  return at === null ? null : Math.max(0, Math.ceil((Number(at) - Date.now()) / 1_000));
}

/** Not of an address: it may be typed on the page, and whoever changes it asks for a code anew. */
const keyOf = (kind: CodeKind) => `parley.code.${kind}`;
