import { t } from '@lingui/core/macro';
import type { SecurityEvent, SecurityKind } from '@parley/contract/auth/schemas.ts';

const labels = (): Record<SecurityKind, string> => ({
  SIGNED_UP: t`Signed up`,
  SIGNED_IN: t`Signed in`,
  SIGN_IN_REFUSED: t`Wrong password at sign-in`,
  CODE_REQUESTED: t`Code requested by email`,
  CODE_REFUSED: t`Wrong code entered`,
  REAUTHENTICATED: t`Password confirmed`,
  REAUTHENTICATION_REFUSED: t`Wrong password when confirming`,
  PASSWORD_CHANGED: t`Password changed`,
  EMAIL_CHANGED: t`Email changed`,
  SIGNED_OUT: t`Signed out`,
  SESSION_ENDED: t`Signed out another browser`,
  SESSIONS_ENDED: t`Signed out everywhere else`,
  SESSIONS_ENDED_BY_ADMIN: t`Signed out everywhere by Parley`,
  SESSION_REPLAYED: t`Copied session stopped`,
  API_KEY_CREATED: t`API key created`,
  API_KEY_REVOKED: t`API key revoked`,
  WEBHOOK_ADDED: t`Webhook added`,
  WEBHOOK_REMOVED: t`Webhook removed`,
  WEBHOOK_SECRET_SHOWN: t`Webhook secret shown`,
  WEBHOOK_SECRET_ROTATED: t`Webhook secret replaced`,
});

/** The label of an event, with a count when it happened several times that day. */
export function activityLabel({ kind, number }: Pick<SecurityEvent, 'kind' | 'number'>): string {
  const event = labels()[kind];
  return number > 10 ? t`${event} (${number} times that day)` : event;
}

/** Where it came from, such as "Firefox on Linux · 203.0.113.7"; empty where it was Parley. */
export function activityOrigin({ device, ip }: Pick<SecurityEvent, 'device' | 'ip'>): string {
  return [device, ip].filter(Boolean).join(' · ');
}
