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

type AcceptedTerms = Pick<Negotiation, Side | 'kind' | 'amountCents' | 'startsAt'>;

/** What accepting does, shown before it is done: the two agree to talk, and owe nothing. */
export function acceptText(negotiation: AcceptedTerms, side: Side, zone: string): string {
  const other = otherOf(negotiation, side);
  const name = shortName(other.displayName);
  const time = bothTimes(negotiation.startsAt, zone, other.timeZone, name).text;
  const booked = t`You agree to talk with ${name}: ${time}.`;
  return `${booked} ${afterwardsText(negotiation, side, name)}`;
}

function afterwardsText({ kind, amountCents }: AcceptedTerms, side: Side, name: string): string {
  if (side === 'client')
    return kind === 'PROPOSAL'
      ? t`You owe nothing until you hire. You can do that before or after you talk.`
      : t`You owe nothing until you hire. ${name} can make you an offer before or after you talk.`;
  if (amountCents === null || kind === 'INVITE')
    return t`${name} owes nothing yet. You can make an offer before or after you talk.`;
  const net = shortMoney(amountCents - feeOf(amountCents));
  return t`${name} owes nothing until they hire you. You then get ${net} once the work is accepted.`;
}
