import type { SecurityEvent, SecurityKind } from '@parley/contract/auth/schemas.ts';

const WORDS: Record<SecurityKind, string> = {
  SIGNED_UP: 'Signed up',
  SIGNED_IN: 'Signed in',
  SIGN_IN_REFUSED: 'Wrong password at sign-in',
  CODE_REQUESTED: 'Code requested by email',
  CODE_REFUSED: 'Wrong code entered',
  REAUTHENTICATED: 'Password confirmed',
  REAUTHENTICATION_REFUSED: 'Wrong password when confirming',
  PASSWORD_CHANGED: 'Password changed',
  EMAIL_CHANGED: 'Email changed',
  SIGNED_OUT: 'Signed out',
  SESSION_ENDED: 'Signed out another browser',
  SESSIONS_ENDED: 'Signed out everywhere else',
  SESSIONS_ENDED_BY_ADMIN: 'Signed out everywhere by Parley',
  SESSION_REPLAYED: 'Copied session stopped',
};

/** What happened, in plain words; of many of a kind it says how many there were. */
export function activityWords({ kind, number }: Pick<SecurityEvent, 'kind' | 'number'>): string {
  return number > 10 ? `${WORDS[kind]} (${number} times that day)` : WORDS[kind];
}

/** Where it came from, such as "Firefox on Linux · 203.0.113.7"; empty where it was Parley. */
export function activityOrigin({ device, ip }: Pick<SecurityEvent, 'device' | 'ip'>): string {
  return [device, ip].filter(Boolean).join(' · ');
}
