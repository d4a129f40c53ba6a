import { isLocked, NOTIFICATION_TYPES, type ChosenType } from '@parley/contract/notifications/kinds.ts';
import type { Settings } from '../env.ts';
import { keyedHash, sameHash } from '../platform/tokens.ts';

/** Whose mails of which kinds a link switches off. */
export interface Subscription {
  userId: string;
  types: readonly ChosenType[];
}

const CHOSEN = NOTIFICATION_TYPES.filter((type): type is ChosenType => !isLocked(type));

/**
 * The secret part of such a link. It is signed for this purpose alone and is good for nothing else; it does not run
 * out, since mails lie about for years.
 */
export function tokenOf({ SECRET }: Settings, { userId, types }: Subscription): string {
  const kinds = types.map((type) => type.toLowerCase()).join('-');
  const said = `${shortId(userId)}.${kinds}`;
  return `${said}.${signature(SECRET, said)}`;
}

/** What a token is for; null when it is not one of ours. */
export function readToken({ SECRET }: Settings, token: string): Subscription | null {
  const [id = '', kinds = '', given = '', ...more] = token.split('.');
  if (more.length > 0 || !sameHash(given, signature(SECRET, `${id}.${kinds}`))) return null;
  const named = kinds.toUpperCase().split('-');
  return { userId: longId(id), types: CHOSEN.filter((type) => named.includes(type)) };
}

const signature = (secret: string, said: string) => keyedHash(secret, `unsubscribe:${said}`);

const shortId = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
const longId = (short: string) =>
  Buffer.from(short, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
