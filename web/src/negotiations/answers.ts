import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { TIME_REFUSALS } from '@parley/contract/availability/time-refusals.ts';
import { isPast } from '@parley/contract/moves.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { Negotiation, NegotiationResponse } from '@parley/contract/negotiations/schemas.ts';
import { type NegotiationState, whyNot } from '@parley/contract/negotiations/rules.ts';
import { NEGOTIATION_RESPONSES, type NegotiationKind } from '@parley/contract/negotiations/states.ts';
import { timesOf } from '@parley/contract/negotiations/times.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { callOffNow, payRule } from '../services/booking/accepted-price.ts';
import { netOf, receivesText } from '../platform/installation/fee-text.ts';
import { currentFee } from '../platform/installation/current-fee.ts';
import { bothTimes } from '../time/both-times.ts';
import { shortName } from '../users/short-name.ts';

/** The answers of a person; READ is set on opening, EXPIRED by the clock, and a message answers nothing. */
export type Answer = Exclude<NegotiationResponse['action'], 'write'>;

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

const timeRefusals = new Set<string>(TIME_REFUSALS);

/** The answers that the state allows this side now, the most likely first. */
export function answersFor(negotiation: NegotiationState, side: Side, now: string): Answer[] {
  return NEGOTIATION_RESPONSES.filter((response) => response !== 'write').filter(
    (answer) => whyNot(negotiation, answer, side, now) === null,
  );
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
  return timeRefusals.has(code);
}

type AcceptedTerms = Pick<
  Negotiation,
  Side | 'kind' | 'amountCents' | 'startsAt' | 'alternatives' | 'consultationPriceCents' | 'cancellationHours'
>;

/** Those of several times that can still be accepted, the earliest first. */
export function openTimes(negotiation: Negotiation, now: string): string[] {
  return timesOf(negotiation)
    .toSorted()
    .filter((time) => timeState(negotiation, time, now) === 'open');
}

/** Whether a suggested time can still be accepted, or else why not. */
export function timeState({ takenTimes }: Negotiation, time: string, now: string): 'open' | 'past' | 'taken' {
  if (isPast(time, now)) return 'past';
  return takenTimes.includes(time) ? 'taken' : 'open';
}

/** What accepting does now, shown before it is done: the two agree to talk, and owe nothing but what the consultation costs. */
export function acceptText(negotiation: AcceptedTerms, side: Side, zone: string, now: string): string {
  const other = otherOf(negotiation, side);
  const name = shortName(other.displayName);
  const time = bothTimes(negotiation.startsAt, zone, other.timeZone, name).text;
  const booked =
    negotiation.alternatives.length === 0
      ? t`You agree to talk with ${name}: ${time}.`
      : t`You agree to talk with ${name} at the time you accept.`;
  if (negotiation.consultationPriceCents === 0) return `${booked} ${afterwardsText(negotiation, side, name)}`;
  const priced = { ...negotiation, times: timesOf(negotiation).filter((each) => !isPast(each, now)) };
  const reader = { isClient: side === 'client', zone, now, name, otherZone: other.timeZone };
  const receives = receivesText(negotiation.consultationPriceCents, currentFee());
  return [
    booked,
    payRule(priced, reader),
    ...(side === 'professional' ? [receives] : []),
    callOffNow(priced, reader),
  ].join(' ');
}

function afterwardsText({ kind, amountCents }: AcceptedTerms, side: Side, name: string): string {
  if (side === 'client')
    return kind === 'PROPOSAL'
      ? t`You owe nothing until you hire. You can do that before or after you talk.`
      : t`You owe nothing until you hire. ${name} can make you an offer before or after you talk.`;
  if (amountCents === null || kind === 'INVITE')
    return t`${name} owes nothing yet. You can make an offer before or after you talk.`;
  const net = shortMoney(netOf(amountCents, currentFee()));
  return t`${name} owes nothing until they hire you. You then get ${net} once the work is accepted.`;
}
