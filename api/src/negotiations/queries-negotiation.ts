import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import type { NegotiationKind } from '@parley/contract/negotiations/states.ts';
import { LATEST_MOVES } from '@parley/contract/limits.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import { askPrepared } from '../platform/database/prepared.ts';
import { takenTimes } from './card.ts';
import type { NegotiationFilter } from './filter.ts';
import { personAttendanceJson, professionalCard } from '../users/card.ts';
import { isoText, isoTexts } from '../platform/database/iso-text.ts';

/** A negotiation with its latest moves first, one more than are shown. */
export type NegotiationFacts = Omit<Negotiation, 'history' | 'historyCursor'> & {
  latestMoves: Negotiation['history'];
};

/** One query, with both people and the latest moves. */
export async function negotiationsOf(
  db: Db,
  filter: NegotiationFilter,
  { now, moves }: { now: string; moves: number },
): Promise<NegotiationFacts[]> {
  let query = negotiations(db, now, moves).where('n.kind', '=', filter.kind);
  // By its id somebody's own is found like by its page, whoever is gone.
  if (!filter.id) query = query.where(hasBoth);
  if (filter.clientId) query = query.where('n.clientId', '=', filter.clientId);
  if (filter.professionalId) query = query.where('n.professionalId', '=', filter.professionalId);
  if (filter.postingId) query = query.where('n.postingId', '=', filter.postingId);
  if (filter.status) query = query.where('n.status', '=', filter.status);
  if (filter.serviceId) query = query.where('n.serviceId', '=', filter.serviceId);
  if (filter.id) query = query.where('n.id', '=', filter.id);
  if (filter.before) query = query.where(olderThan(filter.before));
  if (filter.limit) query = query.limit(filter.limit);
  return query
    .orderBy(ORDER[filter.sort ?? 'newest'])
    .orderBy('n.createdAt', 'desc')
    .orderBy('n.id', 'desc')
    .execute();
}

const olderThan = (id: string) => sql<boolean>`(n.created_at, n.id) < (
  select b.created_at, b.id from negotiations b where b.id = ${id})`;

/** Hides negotiations with disabled users, unless the two have a job. */
const hasBoth = sql<boolean>`(j.id is not null or (c.disabled_at is null and u.disabled_at is null))`;

const ORDER = {
  newest: sql`n.created_at desc`,
  price: sql`n.amount_cents`,
  days: sql`n.estimated_days`,
  rating: sql`u.rating_sum::numeric / nullif(u.rating_count, 0) desc nulls last`,
  soonest: sql`(select min(time) from unnest(n.starts_at || n.alternatives) time)`,
} as const;

interface NegotiationRef {
  kind: NegotiationKind;
  id: string;
}

export async function ownsPosting(db: Db, id: string, clientId: string): Promise<boolean> {
  const posting = await db
    .selectFrom('jobPostings')
    .select('id')
    .where('id', '=', id)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  return posting !== undefined;
}

export async function anyNegotiation(
  db: Db,
  { kind, id }: NegotiationRef,
  now: string,
): Promise<NegotiationFacts | undefined> {
  return negotiations(db, now, LATEST_MOVES)
    .where('n.id', '=', id)
    .where('n.kind', '=', kind)
    .executeTakeFirst();
}

export async function negotiationOf(
  db: Db,
  { kind, id, userId }: NegotiationRef & { userId: string },
  now: string,
): Promise<NegotiationFacts | undefined> {
  const question = negotiations(db, now, LATEST_MOVES)
    .where('n.id', '=', id)
    .where('n.kind', '=', kind)
    .where((where) => where.or([where('n.clientId', '=', userId), where('n.professionalId', '=', userId)]));
  const [negotiation] = await askPrepared(db, 'negotiation', question);
  return negotiation;
}

function negotiations(db: Db, now: string, moves: number) {
  return db
    .selectFrom('negotiations as n')
    .innerJoin('users as c', 'c.id', 'n.clientId')
    .innerJoin('users as u', 'u.id', 'n.professionalId')
    .innerJoin('profiles as p', 'p.userId', 'n.professionalId')
    .leftJoin('jobs as j', 'j.negotiationId', 'n.id')
    .select([
      'n.id',
      'n.kind',
      'n.title',
      'n.postingId',
      'n.serviceId',
      'n.message',
      'n.amountCents',
      'n.estimatedDays',
    ])
    .select(['n.startsAt', 'n.alternatives', 'n.minutes', 'n.status', 'n.turn', 'n.expiresAt', 'n.createdAt'])
    .select(['n.consultationPriceCents', 'n.cancellationHours'])
    .select(['p.payoutsEnabled', 'j.id as jobId'])
    .select([
      personAttendanceJson('c').as('client'),
      professionalCard('u', now, consultation).as('professional'),
      takenTimes.as('takenTimes'),
      latestMoves(moves).as('latestMoves'),
    ]);
}

const consultation = {
  minutes: sql`n.minutes`,
  set: sql`(select asked.hour_set_id from services asked where asked.id = n.service_id)`,
};

const latestMoves = (most: number) => sql<
  Negotiation['history']
>`(select json_agg(json_build_object('id', m.id, 'at', ${isoText(sql`m.at`)}, 'by', m.by,
  'action', m.action, 'from', m.from_status, 'to', m.to_status, 'message', m.message,
  'startsAt', ${isoText(sql`m.starts_at`)}, 'alternatives', ${isoTexts(sql`m.alternatives`)}) order by m.at desc, m.id desc)
  from (select * from negotiation_moves where negotiation_id = n.id order by at desc, id desc limit ${sql.lit(most + 1)}) m)`;
