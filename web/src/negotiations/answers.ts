import { feeOf, shortMoney } from '@parley/contract/money.ts';
import type { Talk, TalkResponse } from '@parley/contract/negotiations/schemas.ts';
import { type TalkStanding, whyNot } from '@parley/contract/negotiations/rules.ts';
import { TALK_ANSWERS, type TalkKind } from '@parley/contract/negotiations/states.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { bothTimes } from '../time/format.ts';
import { shortName } from '../users/short-name.ts';

/** What a person may answer; opening happens by reading, and expiring by the clock. */
export type Answer = TalkResponse['action'];

const WORDS: Record<Answer, string> = {
  accept: 'Accept',
  reschedule: 'Ask for another time',
  reject_reschedule: 'Reject the new time',
  decline: 'Decline',
  withdraw: 'Withdraw',
};
const CALLS = {
  PROPOSAL: 'POST /api/job/jobProposal/response',
  INVITE: 'POST /api/job/invite/response',
} as const;
export type RespondCall = (typeof CALLS)[TalkKind];

const TIME_REFUSALS = new Set([
  'slot_taken',
  'slot_outside_hours',
  'slot_too_soon',
  'time_in_past',
  'time_off_grid',
]);
const HOURS_TO_PAY = 48;

/** The answers that the state allows this side now, the most likely first. */
export function answersFor(talk: TalkStanding, side: Side, now: string): Answer[] {
  return TALK_ANSWERS.filter((answer) => whyNot(talk, answer, side, now) === null);
}

export function answerWords(answer: Answer): string {
  return WORDS[answer];
}

/** The call that answers a talk of this kind. */
export function respondCallOf(kind: TalkKind): RespondCall {
  return CALLS[kind];
}

/** Whether a refusal is about the time, so that another time helps. */
export function isAboutTime(code: string): boolean {
  return TIME_REFUSALS.has(code);
}

type Agreed = Pick<Talk, 'client' | 'professional' | 'amountCents' | 'startsAt'>;

/** What accepting does, said before it is done. */
export function acceptingWords(talk: Agreed, side: Side, zone: string, now: string): string {
  const other = otherOf(talk, side);
  const name = shortName(other.displayName);
  const time = bothTimes(talk.startsAt, zone, other.timeZone, name).text;
  const amount = shortMoney(talk.amountCents);
  const booked = `The job begins with a talk with ${name}: ${time}.`;
  if (side === 'client')
    return `${booked} You then have ${timeToPay(talk, now)} to pay ${amount}, held until the work is done.`;
  const net = shortMoney(talk.amountCents - feeOf(talk.amountCents));
  return `${booked} ${name} then has ${timeToPay(talk, now)} to pay ${amount}; ${net} of it is yours once the work is accepted.`;
}

// Unpaid jobs end 48 h after acceptance or when the first talk begins, whichever comes first.
function timeToPay({ startsAt }: Agreed, now: string): string {
  const hours = Temporal.Instant.from(now).until(startsAt).total('hours');
  return hours < HOURS_TO_PAY ? 'until the talk begins' : `${HOURS_TO_PAY} h`;
}
