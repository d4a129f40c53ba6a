import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { shortMoney } from '@parley/contract/money.ts';
import { feeOf } from '@parley/contract/payments/platform-fee.ts';
import type { Negotiation, NegotiationResponse } from '@parley/contract/negotiations/schemas.ts';
import { type NegotiationState, whyNot } from '@parley/contract/negotiations/rules.ts';
import { NEGOTIATION_RESPONSES, type NegotiationKind } from '@parley/contract/negotiations/states.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { bothTimes } from '../time/both-times.ts';
import { shortName } from '../users/short-name.ts';

/** The answers of a person; READ is set on opening, and EXPIRED by the clock. */
export type Answer = NegotiationResponse['action'];

const LABELS: Record<Answer, MessageDescriptor> = {
  accept: msg`Accept`,
  reschedule: msg`Suggest another time`,
  reject_reschedule: msg`Reject the new time`,
  decline: msg`Decline`,
  withdraw: msg`Withdraw`,
};
const CALLS = {
  PROPOSAL: 'POST /api/job/jobProposal/response',
  INVITE: 'POST /api/job/invite/response',
} as const;
export type RespondCall = (typeof CALLS)[NegotiationKind];

const TIME_REFUSALS = new Set([
  'slot_taken',
  'slot_outside_hours',
  'slot_too_soon',
  'time_in_past',
  'time_off_grid',
]);
const HOURS_TO_PAY = 48;

/** The answers that the state allows this side now, the most likely first. */
export function answersFor(negotiation: NegotiationState, side: Side, now: string): Answer[] {
  return NEGOTIATION_RESPONSES.filter((answer) => whyNot(negotiation, answer, side, now) === null);
}

export function answerLabel(answer: Answer): string {
  return t(LABELS[answer]);
}

/** The endpoint that answers this kind of negotiation. */
export function respondCallOf(kind: NegotiationKind): RespondCall {
  return CALLS[kind];
}

/** Whether another time would solve the refusal. */
export function isTimeRefusal(code: string): boolean {
  return TIME_REFUSALS.has(code);
}

type AcceptedTerms = Pick<Negotiation, 'client' | 'professional' | 'amountCents' | 'startsAt'>;

/** What accepting does, shown before it is done. */
export function acceptText(negotiation: AcceptedTerms, side: Side, zone: string, now: string): string {
  const other = otherOf(negotiation, side);
  const name = shortName(other.displayName);
  const time = bothTimes(negotiation.startsAt, zone, other.timeZone, name).text;
  const booked = t`The job starts with a consultation with ${name}: ${time}.`;
  return `${booked} ${paymentText(negotiation, side, name, now)}`;
}

// Unpaid jobs end 48 hours after acceptance or when the first consultation starts, whichever comes first.
function paymentText(
  { startsAt, amountCents }: AcceptedTerms,
  side: Side,
  name: string,
  now: string,
): string {
  const amount = shortMoney(amountCents);
  const net = shortMoney(amountCents - feeOf(amountCents));
  const hours = HOURS_TO_PAY;
  const isSoon = Temporal.Instant.from(now).until(startsAt).total('hours') < hours;
  if (side === 'client')
    return isSoon
      ? t`You then have until the consultation starts to pay ${amount}, held by Parley until the work is done.`
      : t`You then have ${hours} hours to pay ${amount}, held by Parley until the work is done.`;
  return isSoon
    ? t`${name} then has until the consultation starts to pay ${amount}. You get ${net} of it once the work is accepted.`
    : t`${name} then has ${hours} hours to pay ${amount}. You get ${net} of it once the work is accepted.`;
}
