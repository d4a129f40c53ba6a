import type { NotificationType } from '@parley/contract/notifications/kinds.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Events, Subscriptions } from '../platform/events.ts';
import type { Platform } from '../platform/platform.ts';
import { jobUrl, negotiationUrl } from './news/urls.ts';
import { setAllRead } from './queries.ts';

interface Act {
  clientId: string;
  professionalId: string;
  /** Nobody has read anything where the clock or an admin acts. */
  by: Side | 'clock' | 'admin' | 'processor';
  byAdmin?: boolean;
}

async function read(
  { clock, live }: Platform,
  trx: Trx,
  { by, byAdmin = false, ...sides }: Act,
  news: { type: NotificationType; url: string },
): Promise<void> {
  if (byAdmin || (by !== 'client' && by !== 'professional')) return;
  const userId = sides[`${by}Id`];
  await setAllRead(trx, userId, clock.instant(), news);
  live.hint(trx, [userId], 'notification', { id: null });
}

/** Opening one counts, too. */
async function readNegotiation(
  platform: Platform,
  trx: Trx,
  moved: Events['negotiation.moved'],
): Promise<void> {
  if (moved.by !== 'clock')
    await read(platform, trx, moved, { type: moved.kind, url: negotiationUrl(moved, moved.by) });
}

/**
 * Who acts on something has read what they were told of it: no email asks them for what they have just done. Before
 * the news of the same event.
 */
export const readings: Subscriptions = {
  'negotiation.moved': readNegotiation,
  'negotiation.accepted': readNegotiation,
  'appointment.moved': (platform, trx, moved) =>
    read(platform, trx, moved, { type: 'APPOINTMENT', url: jobUrl(moved.jobId) }),
  'appointment.paid': (platform, trx, paid) =>
    read(platform, trx, { ...paid, by: 'client' }, { type: 'JOB', url: jobUrl(paid.jobId) }),
  'job.hired': (platform, trx, hired) =>
    read(platform, trx, { ...hired, by: 'client' }, { type: 'JOB', url: jobUrl(hired.jobId) }),
  'job.moved': (platform, trx, moved) =>
    read(platform, trx, { ...moved, byAdmin: moved.isOnBehalf }, { type: 'JOB', url: jobUrl(moved.jobId) }),
};
