import { isLocked, NOTIFICATION_TYPES, type OptionalType } from '@parley/contract/notifications/kinds.ts';
import { isKeyedHash, keyedHash, type Keys } from '../../platform/security/keys.ts';

export interface Subscription {
  userId: string;
  types: readonly OptionalType[];
}

const CHOSEN = NOTIFICATION_TYPES.filter((type): type is OptionalType => !isLocked(type));

/** The link's token, signed for this purpose alone. It does not expire, because mails are kept for years. */
export function tokenOf({ unsubscribeLink }: Keys, { userId, types }: Subscription): string {
  const kinds = types.map((type) => type.toLowerCase()).join('-');
  const payload = `${shortId(userId)}.${kinds}`;
  return `${payload}.${keyedHash(unsubscribeLink, payload)}`;
}

/** Null unless we signed it. */
export function readToken({ unsubscribeLink }: Keys, token: string): Subscription | null {
  const [id = '', kinds = '', given = '', ...more] = token.split('.');
  if (more.length > 0 || !isKeyedHash(unsubscribeLink, `${id}.${kinds}`, given)) return null;
  const named = kinds.toUpperCase().split('-');
  return { userId: longId(id), types: CHOSEN.filter((type) => named.includes(type)) };
}

const shortId = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
const longId = (short: string) =>
  Buffer.from(short, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
