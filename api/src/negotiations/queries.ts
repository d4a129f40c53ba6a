import type { TalkKind } from '@parley/contract/negotiations/states.ts';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { NegotiationMoves, Negotiations } from '../platform/database/tables.gen.ts';
import type { Trx } from '../platform/database/db.ts';
import { isHere } from '../platform/database/is-here.ts';

export type TalkRow = Selectable<Negotiations>;

/** A talk of this person, locked. */
export async function lockTalk(
  trx: Trx,
  kind: TalkKind,
  id: string,
  userId: string,
): Promise<TalkRow | undefined> {
  await lockPostingOf(trx, id);
  return talk(trx, kind, id)
    .where((where) => where.or([where('clientId', '=', userId), where('professionalId', '=', userId)]))
    .executeTakeFirst();
}

/** Anybody's talk, locked. */
export async function lockAnyTalk(trx: Trx, kind: TalkKind, id: string): Promise<TalkRow | undefined> {
  await lockPostingOf(trx, id);
  return talk(trx, kind, id).executeTakeFirst();
}

const talk = (trx: Trx, kind: TalkKind, id: string) =>
  trx.selectFrom('negotiations').selectAll().where('id', '=', id).where('kind', '=', kind).forUpdate();

/**
 * The posting is locked before the talk, by everybody who will change both: an acceptance fills the posting and ends
 * the other talks about it, and two of them must not wait for one another.
 */
async function lockPostingOf(trx: Trx, talkId: string): Promise<void> {
  await sql`select 1 from job_postings where id = (select posting_id from negotiations where id = ${talkId})
    for no key update`.execute(trx);
}

/** The talks whose deadline has come, locked; those that somebody is just moving are left for the next round. */
export async function lockDueTalks(trx: Trx, now: string, limit: number): Promise<TalkRow[]> {
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

/** The open talks of people who have been disabled, locked in the same way. */
export async function lockTalksOfGone(trx: Trx, limit: number): Promise<TalkRow[]> {
  return trx
    .selectFrom('negotiations')
    .selectAll()
    .where('isOpen', '=', true)
    .where(sql<boolean>`not (${isHere(sql`client_id`)} and ${isHere(sql`professional_id`)})`)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** The open talks of whose end somebody is to be reminded, locked and marked as done; those somebody holds come later. */
export async function takeReminders(trx: Trx, now: string, limit: number): Promise<TalkRow[]> {
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

/** Whether either side of a talk has been disabled. */
export async function isSomebodyGone(
  trx: Trx,
  { clientId, professionalId }: Pick<TalkRow, 'clientId' | 'professionalId'>,
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

/** What talks are about: a posting, a service, or a person who has a part in them. */
export type Subject = { postingId: string } | { serviceId: string } | { userId: string };

/** The open talks about it, locked in one order. */
export async function lockOpenTalks(trx: Trx, about: Subject): Promise<TalkRow[]> {
  const open = trx
    .selectFrom('negotiations')
    .selectAll()
    .where('isOpen', '=', true)
    .orderBy('id')
    .forUpdate();
  if ('postingId' in about) return open.where('postingId', '=', about.postingId).execute();
  if ('serviceId' in about) return open.where('serviceId', '=', about.serviceId).execute();
  const { userId } = about;
  return open
    .where((where) => where.or([where('clientId', '=', userId), where('professionalId', '=', userId)]))
    .execute();
}

export async function insertTalk(trx: Trx, talk: Insertable<Negotiations>): Promise<void> {
  await trx.insertInto('negotiations').values(talk).execute();
}

export async function updateTalk(trx: Trx, id: string, change: Updateable<Negotiations>): Promise<void> {
  await trx.updateTable('negotiations').set(change).where('id', '=', id).execute();
}

export async function insertMove(trx: Trx, move: Insertable<NegotiationMoves>): Promise<void> {
  await trx.insertInto('negotiationMoves').values(move).execute();
}

/** When the time that stands was named. */
export async function timeNamedAt(trx: Trx, talkId: string): Promise<string | null> {
  const { at } = await trx
    .selectFrom('negotiationMoves')
    .select(({ fn }) => fn.max<string | null>('at').as('at'))
    .where('negotiationId', '=', talkId)
    .where('startsAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return at;
}

/** Whether the professional has answered already; opening alone is no answer. */
export async function hasProfessionalAnswered(trx: Trx, talkId: string): Promise<boolean> {
  const answer = await trx
    .selectFrom('negotiationMoves')
    .select('id')
    .where('negotiationId', '=', talkId)
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
