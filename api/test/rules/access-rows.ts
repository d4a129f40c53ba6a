/** The result of a request: `in` when its input gets validated. */
type Outcome = 'in' | '401' | '403';
export interface AccessRow {
  anonymous: Outcome;
  CLIENT: Outcome;
  PROFESSIONAL: Outcome;
  ADMIN: Outcome;
  /** A user disabled by an admin, with an older token. */
  disabled: Outcome;
}

/** Invalid tokens are refused even where no sign-in is needed. */
export const anybody: AccessRow = {
  anonymous: 'in',
  CLIENT: 'in',
  PROFESSIONAL: 'in',
  ADMIN: 'in',
  disabled: '401',
};
/** Logout, cookie-based endpoints and those with a password of their own ignore the access token. */
export const whateverToken: AccessRow = { ...anybody, disabled: 'in' };
export const signedIn: AccessRow = { ...anybody, anonymous: '401' };
const nobodyYet: AccessRow = {
  anonymous: '401',
  CLIENT: '403',
  PROFESSIONAL: '403',
  ADMIN: '403',
  disabled: '401',
};
export const client: AccessRow = { ...nobodyYet, CLIENT: 'in' };
export const professional: AccessRow = { ...nobodyYet, PROFESSIONAL: 'in' };
export const admin: AccessRow = { ...nobodyYet, ADMIN: 'in' };
/** The two sides of a job, a negotiation or a consultation. */
export const sides: AccessRow = { ...nobodyYet, CLIENT: 'in', PROFESSIONAL: 'in' };
