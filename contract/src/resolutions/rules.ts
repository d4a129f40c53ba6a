import { outcomeOf, whyNot as whyNotJob, type JobState } from '../jobs/rules.ts';
import { isPast, moveFor } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import { otherSide, type Side } from '../sides.ts';
import type { Resolution } from './schemas.ts';
import { RESOLUTION_MOVES, type ResolutionAction, type ResolutionActor } from './states.ts';

/** How long a suggestion can be answered; then it is gone without effect. */
export const ANSWER_WITHIN_DAYS = 7;

/** Money is held for 90 days after the hire; the last 14 of them are for the client to review the work. */
const DUE_WITHIN_DAYS_OF_HIRE = 76;

/** The end of a date in a zone, to the minute. */
export function dueAtOf(dueOn: string, timeZone: string): string {
  const end = Temporal.PlainDate.from(dueOn).toZonedDateTime({ timeZone, plainTime: '23:59' });
  return new Date(end.epochMilliseconds).toISOString();
}

/** The latest due date of work that was paid then. */
export const latestDueAt = (hiredAt: string) =>
  new Date(Date.parse(hiredAt) + DUE_WITHIN_DAYS_OF_HIRE * 86_400_000).toISOString();

/** The latest date in a zone that is over by then. */
export function latestDueOn(hiredAt: string, timeZone: string): string {
  const latest = latestDueAt(hiredAt);
  const date = Temporal.Instant.from(latest).toZonedDateTimeISO(timeZone).toPlainDate();
  const isOver = dueAtOf(date.toString(), timeZone) <= latest;
  return (isOver ? date : date.subtract({ days: 1 })).toString();
}

/** What accepting it does with the job. */
export const actionOf = ({ toProfessionalCents, heldCents }: Parting) =>
  toProfessionalCents === null ? ('change_due_date' as const) : outcomeOf(heldCents, toProfessionalCents);

type Parting = Pick<Resolution, 'toProfessionalCents' | 'heldCents'>;

/** Null when this side can suggest it, which the other side could accept now. */
export function whyNotSuggest(job: JobState, suggested: Parting, by: Side, now: string): RefusalCode | null {
  const { toProfessionalCents, heldCents } = suggested;
  const refusal = whyNotJob(job, actionOf(suggested), otherSide(by), now);
  if (refusal !== null || toProfessionalCents === null) return refusal;
  return toProfessionalCents > heldCents ? 'refund_too_large' : null;
}

/** Who a side of the job is to a suggestion. */
export const actorOf = (resolution: Pick<Resolution, 'by'>, side: Side): ResolutionActor =>
  resolution.by === side ? 'sender' : 'recipient';

/** The row of the table by which a suggestion can be moved like this now, or null. */
export function moveOf(
  { state, expiresAt }: Pick<Resolution, 'state' | 'expiresAt'>,
  action: ResolutionAction,
  by: ResolutionActor,
  now: string,
) {
  const isTooLate = by !== 'clock' && isPast(expiresAt, now);
  return isTooLate ? null : moveFor(RESOLUTION_MOVES, action, state, [by]);
}

/** Null when a suggestion can be moved like this now. */
export const whyNot = (...input: Parameters<typeof moveOf>): RefusalCode | null =>
  moveOf(...input) ? null : 'invalid_transition';
