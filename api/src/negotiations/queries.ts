import type { NegotiationKind } from '@parley/contract/negotiations/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { NegotiationMoves, Negotiations } from '../platform/database/tables.gen.ts';
import type { Trx } from '../platform/database/db.ts';

export type NegotiationRow = Selectable<Negotiations>;

/** `for update`. */
export async function lockNegotiation(
  trx: Trx,
  kind: NegotiationKind,
  id: string,
  userId: string,
): Promise<NegotiationRow | undefined> {
  await lockPostingOf(trx, id);
  return negotiation(trx, kind, id)
    .where((where) => where.or([where('clientId', '=', userId), where('professionalId', '=', userId)]))
    .executeTakeFirst();
}

/** `for update`. */
export async function lockAnyNegotiation(
  trx: Trx,
  kind: NegotiationKind,
  id: string,
): Promise<NegotiationRow | undefined> {
  await lockPostingOf(trx, id);
  return negotiation(trx, kind, id).executeTakeFirst();
}

const negotiation = (trx: Trx, kind: NegotiationKind, id: string) =>
  trx.selectFrom('negotiations').selectAll().where('id', '=', id).where('kind', '=', kind).forUpdate();

/**
 * The posting is locked before the negotiation by everyone who changes both: the end of a posting expires its
 * negotiations.
 */
async function lockPostingOf(trx: Trx, negotiationId: string): Promise<void> {
  await sql`select 1 from job_postings where id = (select posting_id from negotiations where id = ${negotiationId})
    for no key update`.execute(trx);
}

/** Due negotiations, `for update skip locked`. */
export async function lockDueNegotiations(trx: Trx, now: string, limit: number): Promise<NegotiationRow[]> {
  return trx
    .selectFrom('negotiations')
    .selectAll()
    .where('isOpen', '=', true)
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Accounts that were disabled before these had their negotiations ended long ago. */
const LATELY_DISABLED = 200;

/**
 * Open negotiations with users who were disabled lately, `for update skip locked`: disabling ends them, but for one that
 * began in the same moment.
 */
export async function lockNegotiationsOfDisabled(trx: Trx, limit: number): Promise<NegotiationRow[]> {
  return trx
    .selectFrom('negotiations')
    .selectAll()
    .where('isOpen', '=', true)
    .where(
      sql<boolean>`id in (select n.id from (select id from users where disabled_at is not null
          order by disabled_at desc limit ${sql.lit(LATELY_DISABLED)}) gone
        cross join lateral (select id from negotiations where is_open and client_id = gone.id
          union all select id from negotiations where is_open and professional_id = gone.id) n)`,
    )
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Claims the reminders that are due, `skip locked`. */
export async function claimReminders(trx: Trx, now: string, limit: number): Promise<NegotiationRow[]> {
  const due = trx
    .selectFrom('negotiations')
    .select('id')
    .where('isOpen', '=', true)
    .where('remindAt', '<=', now)
    .where('expiresAt', '>', now)
    .orderBy('remindAt')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return trx
    .updateTable('negotiations')
    .set({ remindAt: null })
    .where('id', 'in', due)
    .returningAll()
    .execute();
}

export async function isEitherDisabled(
  trx: Trx,
  { clientId, professionalId }: Pick<NegotiationRow, 'clientId' | 'professionalId'>,
): Promise<boolean> {
  const gone = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [clientId, professionalId])
    .where('disabledAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return gone !== undefined;
}

export type Subject = { postingId: string } | { serviceId: string } | { userId: string; withId?: string };

/** Locked in one order, against deadlocks. */
export async function lockOpenNegotiations(trx: Trx, about: Subject): Promise<NegotiationRow[]> {
  const open = trx
    .selectFrom('negotiations')
    .selectAll()
    .where('isOpen', '=', true)
    .orderBy('id')
    .forUpdate();
  if ('postingId' in about) return open.where('postingId', '=', about.postingId).execute();
  if ('serviceId' in about) return open.where('serviceId', '=', about.serviceId).execute();
  const { userId, withId } = about;
  const own = open.where((is) => is.or([is('clientId', '=', userId), is('professionalId', '=', userId)]));
  if (withId === undefined) return own.execute();
  return own.where((is) => is.or([is('clientId', '=', withId), is('professionalId', '=', withId)])).execute();
}

export async function insertNegotiation(trx: Trx, negotiation: Insertable<Negotiations>): Promise<void> {
  await trx.insertInto('negotiations').values(negotiation).execute();
}

type SameSubject = Pick<NegotiationRow, 'kind' | 'clientId' | 'professionalId' | 'postingId' | 'serviceId'>;

/** How many that were sent since an instant, between the same two about the same, have come to nothing, or to a job that has ended without a hire. */
export async function countEndedLike(
  trx: Trx,
  { kind, clientId, professionalId, postingId, serviceId }: SameSubject,
  since: string,
): Promise<number> {
  let query = trx
    .selectFrom('negotiations as n')
    .leftJoin('jobs as j', 'j.negotiationId', 'n.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('n.professionalId', '=', professionalId)
    .where('n.clientId', '=', clientId)
    .where('n.kind', '=', kind)
    .where('n.createdAt', '>', since)
    .where('n.postingId', 'is not distinct from', postingId)
    .where('n.isOpen', '=', false)
    .where((is) => is.or([is('j.id', 'is', null), is('j.status', '=', 'ENDED')]));
  // A proposal is one for its posting, whichever service it names.
  if (kind === 'INVITE') query = query.where('n.serviceId', '=', serviceId);
  const { count } = await query.executeTakeFirstOrThrow();
  return Number(count);
}

export async function updateNegotiation(
  trx: Trx,
  id: string,
  change: Updateable<Negotiations>,
): Promise<void> {
  await trx.updateTable('negotiations').set(change).where('id', '=', id).execute();
}

export async function insertMove(trx: Trx, move: Insertable<NegotiationMoves>): Promise<void> {
  await trx.insertInto('negotiationMoves').values(move).execute();
}

/** How many moves a side has made in a negotiation since an instant. */
export async function countMoves(
  trx: Trx,
  { negotiationId, by, since }: { negotiationId: string; by: Side; since: string },
): Promise<number> {
  const { count } = await trx
    .selectFrom('negotiationMoves')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('negotiationId', '=', negotiationId)
    .where('by', '=', by)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When the current time was offered. */
export async function timeOfferedAt(trx: Trx, negotiationId: string): Promise<string | null> {
  const { at } = await trx
    .selectFrom('negotiationMoves')
    .select(({ fn }) => fn.max<string | null>('at').as('at'))
    .where('negotiationId', '=', negotiationId)
    .where('startsAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return at;
}

/** Opening alone is no response. */
export async function hasProfessionalAnswered(trx: Trx, negotiationId: string): Promise<boolean> {
  const answer = await trx
    .selectFrom('negotiationMoves')
    .select('id')
    .where('negotiationId', '=', negotiationId)
    .where('by', '=', 'professional')
    .where('action', '<>', 'open')
    .limit(1)
    .executeTakeFirst();
  return answer !== undefined;
}

export async function canBePaid(trx: Trx, professionalId: string): Promise<boolean> {
  const profile = await trx
    .selectFrom('profiles')
    .select('payoutsEnabled')
    .where('userId', '=', professionalId)
    .executeTakeFirst();
  return profile?.payoutsEnabled ?? false;
}
