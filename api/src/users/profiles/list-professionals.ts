import type { Received, Reply } from '@parley/contract/endpoint.ts';
import type { listProfessionals as endpoint } from '@parley/contract/users/endpoints.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { countProfessionals, pageOfProfessionals } from './queries-list.ts';

type Query = Received<typeof endpoint>['query'];

/** Professionals with a finished profile, searched, filtered and sorted. */
export async function listProfessionals(
  { db, clock }: Platform,
  actor: Actor | null,
  asked: Query,
): Promise<Reply<typeof endpoint>> {
  const now = clock.instant();
  const viewerId = actor?.id ?? null;
  const query = { ...asked, viewerId };
  const [rows, total] = await Promise.all([
    pageOfProfessionals(db, query, now),
    countProfessionals(db, query, now),
  ]);
  const { items, nextCursor } = pageOf(rows, asked.limit, ({ card, sortKey }) => [sortKey, card.id]);
  return { items: items.map(({ card }) => card), nextCursor, total };
}
