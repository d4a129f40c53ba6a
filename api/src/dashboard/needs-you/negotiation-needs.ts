import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { whyNot, whyNotAccept } from '@parley/contract/negotiations/rules.ts';
import { nextTimeOf, timesOf } from '@parley/contract/negotiations/times.ts';
import { isNew, type NegotiationKind, type NegotiationStatus } from '@parley/contract/negotiations/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { negotiationUrl } from '../../notifications/news/urls.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Db } from '../../platform/database/db.ts';
import { negotiationsAwaiting } from './queries-awaiting.ts';

type Awaiting = Awaited<ReturnType<typeof negotiationsAwaiting>>[number];

const KINDS = { PROPOSAL: 'answer_proposal', INVITE: 'answer_invite' } as const;

/** Both are catalog messages; the first has `{name}`. */
type Wording = readonly [text: string, action: string];
const sent: Record<NegotiationKind, Wording> = {
  PROPOSAL: [/*i18n*/ '{name} sent you a proposal', /*i18n*/ 'View proposal'],
  INVITE: [/*i18n*/ '{name} invited you', /*i18n*/ 'View invitation'],
};
const ANOTHER_TIME: Wording = [/*i18n*/ '{name} suggested another time', /*i18n*/ 'View request'];

/** By status, for the side whose turn it is. */
const WORDINGS: Partial<Record<NegotiationStatus, Wording>> = {
  RESCHEDULE: ANOTHER_TIME,
  RESCHEDULE_PRO: ANOTHER_TIME,
  RESCHEDULE_REJECTED: [/*i18n*/ '{name} can’t make the time you suggested', /*i18n*/ 'Suggest a time'],
};

/**
 * What one press accepts: not a proposal that was just sent, whose terms and message come first, and not what costs the client
 * something.
 */
function acceptableOf(negotiation: Awaiting, side: Side, now: string): Pick<Need, 'acceptable'> {
  const { kind, payoutsEnabled, consultationPriceCents } = negotiation;
  const isCostly = side === 'client' && consultationPriceCents > 0;
  const times = openTimesOf(negotiation, now);
  const isAllowed =
    whyNot(negotiation, 'accept', side, now) === null && whyNotAccept({ payoutsEnabled }) === null;
  if (isNewProposal(negotiation) || isCostly || !isAllowed || times.length === 0) return {};
  return { acceptable: { subject: kind, id: negotiation.negotiationId, times } };
}

const isNewProposal = ({ kind, status }: Awaiting) => kind === 'PROPOSAL' && isNew(status);

/** The suggested times that can still be accepted, the earliest first. */
const openTimesOf = (negotiation: Awaiting, now: string) =>
  timesOf(negotiation)
    .filter((time) => time > now && !negotiation.takenTimes.includes(time))
    .toSorted();

/** Where nothing is left to accept, because the professional has other consultations by now: only another time helps. */
function isOutOfTimes(negotiation: Awaiting, side: Side, now: string): boolean {
  return (
    whyNot(negotiation, 'accept', side, now) === null &&
    whyNot(negotiation, 'reschedule', side, now) === null &&
    negotiation.takenTimes.length > 0 &&
    openTimesOf(negotiation, now).length === 0
  );
}

/** What is said of one without times. A new proposal is read first all the same: its page says so, too. */
function withoutTimes(negotiation: Awaiting): Pick<Need, 'asksForTime'> & Partial<Need> {
  const { negotiationId, alternatives } = negotiation;
  const gone =
    alternatives.length === 0
      ? i18n.t('The suggested time is no longer available')
      : i18n.t('The suggested times are no longer available');
  return {
    talkAt: null,
    detail: `${detailOf(negotiation)} · ${gone}`,
    ...(!isNewProposal(negotiation) && {
      action: i18n.t('Suggest another time'),
      asksForTime: negotiationId,
    }),
  };
}

const detailOf = ({ title, amountCents }: Awaiting) =>
  amountCents === null ? title : `${title} · ${shortMoney(amountCents)}`;

/** The proposals and invites that await the actor's response. */
export async function negotiationNeeds(db: Db, actor: Actor, side: Side, now: string): Promise<Need[]> {
  const negotiations = await negotiationsAwaiting(db, actor.id, side);
  return negotiations.map((negotiation) => {
    const [text, action] = WORDINGS[negotiation.status] ?? sent[negotiation.kind];
    return {
      kind: KINDS[negotiation.kind],
      text: i18n.t(text, { name: negotiation.other }),
      detail: detailOf(negotiation),
      action: i18n.t(action),
      url: negotiationUrl(negotiation, side),
      talkAt: openTimesOf(negotiation, now)[0] ?? nextTimeOf(negotiation, now),
      dueAt: negotiation.expiresAt,
      ...(isOutOfTimes(negotiation, side, now)
        ? withoutTimes(negotiation)
        : acceptableOf(negotiation, side, now)),
    };
  });
}
