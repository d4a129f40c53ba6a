import type { Side } from '@parley/contract/sides.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../src/platform/database/db.ts';
import type { Client } from '../client.ts';
import { Find } from './act.ts';
import { personOf, sideOf, type Cast, type Person } from './people.ts';
import type { Scene } from './scene.ts';

/** Throws unless both sides of a job read the same about it. */
export async function checkBothSee(cast: Cast, job: Scene['jobs'][number]): Promise<void> {
  const [client, professional] = await Promise.all([
    viewOf(cast, job, 'client'),
    viewOf(cast, job, 'professional'),
  ]);
  if (client === null || professional === null) return;
  for (const [name, seen] of Object.entries(client)) {
    const other = professional[name];
    if (!isDeepStrictEqual(seen, other))
      throw new Find(
        `the sides of ${job.id} read another ${name}: ${JSON.stringify(seen)} and ${JSON.stringify(other)}`,
      );
  }
}

/** What a side reads, without what is its own: what is unread, how its hiring stands, and words that address it. */
async function viewOf(
  cast: Cast,
  job: Scene['jobs'][number],
  side: Side,
): Promise<Record<string, unknown> | null> {
  const { client } = sideOf(cast, job, side);
  const [own, offers, resolutions, series] = await Promise.all([
    client.call('GET /api/job/:id', { params: { id: job.id } }),
    client.call('GET /api/job/:id/offers', { params: { id: job.id } }),
    client.call('GET /api/job/:id/resolutions', { params: { id: job.id } }),
    client.call('GET /api/job/:id/series', { params: { id: job.id } }),
  ]);
  // Whoever is disabled reads nothing.
  if (own.status === 401) return null;
  for (const { status } of [own, offers, resolutions, series])
    if (status !== 200) throw new Find(`${side} cannot read ${job.id}: ${status}`);
  const { unreadCount: _unread, hiring: _hiring, money, tips, ...shared } = own.data;
  const { moves, next, takenCents: _taken, ...sums } = money;
  // What paid back an earlier debt is the professional's alone.
  const ofBoth = moves.filter(({ text }) => !text.includes('taken off for what the professional owes'));
  const moved = ofBoth.map(({ at, amountCents }) => ({ at, amountCents }));
  return {
    ...shared,
    // Of a tip that a bank works on only its client reads.
    tips: { ...tips, processingCents: null },
    sums,
    moved,
    nextAt: next?.at ?? null,
    offers: offers.data,
    resolutions: resolutions.data,
    series: series.data,
  };
}

/** Throws if a notification leads somewhere that its reader cannot open. */
export async function checkNotificationsLead(db: Db, cast: Cast): Promise<void> {
  const people = [...cast.clients, ...cast.professionals];
  const told = await db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.userId')
    .select(['notifications.userId', 'notifications.url', 'notifications.message'])
    .distinctOn(['notifications.userId', 'notifications.url'])
    .where(
      'notifications.userId',
      'in',
      people.map(({ id }) => id),
    )
    .where('notifications.url', 'is not', null)
    .where('users.disabledAt', 'is', null)
    .execute();
  for (const { userId, url, message } of told) {
    const reader = personOf(cast, userId);
    const status = await statusAt(reader, url ?? '');
    if (status !== 200)
      throw new Find(
        `${reader.name} is told “${message}”, which leads to ${url}: ${status ?? 'no such page'}`,
      );
  }
}

type Read = (client: Client, id: string, other: string) => Promise<{ status: number }>;

/** What each page reads first; the first whose address fits. */
const PAGES: readonly (readonly [address: RegExp, reads: Read])[] = [
  [
    /^\/job\/([\w-]+)(?:#series-[\w-]+)?$/,
    (client, id) => client.call('GET /api/job/:id', { params: { id } }),
  ],
  [
    /^\/job\/([\w-]+)\/chat$/,
    (client, jobId) => client.call('GET /api/chat/job/:jobId', { params: { jobId }, query: {} }),
  ],
  [
    /^\/job\/([\w-]+)\/consultation\/([\w-]+)$/,
    (client, _jobId, id) => client.call('GET /api/job/meeting/:id', { params: { id } }),
  ],
  [
    /^\/job-proposal\/([\w-]+)$/,
    async (client, id) => {
      const invites = await client.ok('GET /api/job/invite/all', { query: { id } });
      return invites.length > 0
        ? client.call('GET /api/job/invite/:id', { params: { id } })
        : client.call('GET /api/job/jobProposal/:id', { params: { id } });
    },
  ],
  [
    /^\/job-invite\/[\w-]+\?invite=([\w-]+)$/,
    (client, id) => client.call('GET /api/job/invite/:id', { params: { id } }),
  ],
  [
    /^\/job-posting\/proposals\/([\w-]+)\?proposal=[\w-]+$/,
    (client, id) => client.call('GET /api/job/jobPosting/proposals/:id', { params: { id }, query: {} }),
  ],
  [
    /^\/job-posting\/([\w-]+)$/,
    (client, id) => client.call('GET /api/job/jobPosting/:id', { params: { id } }),
  ],
  [/^\/(settings|dashboard)\b/, (client) => client.call('GET /api/users')],
];

async function statusAt(reader: Person, url: string): Promise<number | null> {
  for (const [address, reads] of PAGES) {
    const [found, id = '', other = ''] = address.exec(url) ?? [];
    if (found !== undefined) return (await reads(reader.client, id, other)).status;
  }
  return null;
}
