import type { SecurityEvent, SecurityKind } from '@parley/contract/auth/schemas.ts';
import { z } from 'zod';
import { enqueue } from '../../platform/background/background.ts';
import { daysAfter } from '../../platform/clock.ts';
import { inTransaction, type Db } from '../../platform/database/db.ts';
import type { Http } from '../../platform/http/http.ts';
import { newId } from '../../platform/database/id.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { deviceName } from '../sessions/device.ts';
import { knownBrowser } from '../throttle/known-browser.ts';
import { findAccount } from '../queries.ts';
import { deleteOldCounts, eventsOf, deleteOldEvents, insertEvent } from './queries-security.ts';

/** Where a request came from, in the owner's terms. */
export interface Origin {
  device: string;
  ip: string;
  /** Whether the browser had signed in to the account before. */
  isKnown: boolean;
}

/** For actions of an admin or the product. */
export const NO_ORIGIN: Origin = { device: '', ip: '', isKnown: false };

export function originOf(platform: Platform, http: Http, email: string): Origin {
  const isKnown = knownBrowser(platform, http, email) !== null;
  return { device: deviceName(http.userAgent), ip: http.ip, isKnown };
}

/** Records a security event in the caller's transaction, in real time. */
export async function recordSecurityEvent(
  db: Db,
  userId: string,
  kind: SecurityKind,
  origin: Origin,
): Promise<void> {
  await insertEvent(db, { id: newId(), userId, at: new Date(), kind, ...origin });
}

const UnverifiedEvent = z.object({
  email: z.string(),
  kind: z.enum(['SIGN_IN_REFUSED', 'CODE_REQUESTED', 'CODE_REFUSED']),
  at: z.coerce.date(),
  device: z.string(),
  ip: z.string(),
  isKnown: z.boolean(),
});
type UnverifiedEvent = z.infer<typeof UnverifiedEvent>;

/** Same for unauthenticated requests: looked up in the background, so that every address takes the same time. */
export async function queueUnverifiedEvent(
  platform: Platform,
  http: Http,
  email: string,
  kind: UnverifiedEvent['kind'],
): Promise<void> {
  const payload = {
    email,
    kind,
    at: new Date(),
    ...originOf(platform, http, email),
  } satisfies UnverifiedEvent;
  await inTransaction(platform.db, (trx) => enqueue(trx, 'security_event', payload));
}

export async function writeUnverifiedEvent({ db }: Platform, payload: unknown): Promise<void> {
  const { email, ...event } = UnverifiedEvent.parse(payload);
  const account = await findAccount(db, email);
  if (account) await insertEvent(db, { id: newId(), userId: account.user.id, ...event });
}

export async function readActivity(
  { db }: Platform,
  userId: string,
  query: { cursor?: string; limit: number },
): Promise<{ items: SecurityEvent[]; nextCursor: string | null }> {
  return pageOf(await eventsOf(db, userId, query), query.limit, ({ at, id }) => [at, id]);
}

/** Deletes events older than they are kept; returns how many. */
export async function deleteOldSecurityEvents({ db, installation }: Platform): Promise<number> {
  const now = new Date();
  await deleteOldCounts(db, daysAfter(now, -2));
  return deleteOldEvents(db, daysAfter(now, -installation.current().retention.securityDays));
}
