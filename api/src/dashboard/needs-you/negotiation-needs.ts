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
  const { kind, status, payoutsEnabled, consultationPriceCents } = negotiation;
  const isFirstLook = kind === 'PROPOSAL' && isNew(status);
  const isCostly = side === 'client' && consultationPriceCents > 0;
  const times = timesOf(negotiation)
    .filter((time) => time > now)
    .toSorted();
  const isAllowed =
    whyNot(negotiation, 'accept', side, now) === null && whyNotAccept({ payoutsEnabled }) === null;
  if (isFirstLook || isCostly || !isAllowed || times.length === 0) return {};
  return { acceptable: { subject: kind, id: negotiation.negotiationId, times } };
}

/** The proposals and invites that await the actor's response. */
export async function negotiationNeeds(db: Db, actor: Actor, side: Side, now: string): Promise<Need[]> {
  const negotiations = await negotiationsAwaiting(db, actor.id, side);
  return negotiations.map((negotiation) => {
    const [text, action] = WORDINGS[negotiation.status] ?? sent[negotiation.kind];
    return {
      kind: KINDS[negotiation.kind],
      text: i18n.t(text, { name: negotiation.other }),
      detail:
        negotiation.amountCents === null
          ? negotiation.title
          : `${negotiation.title} · ${shortMoney(negotiation.amountCents)}`,
      action: i18n.t(action),
      url: negotiationUrl(negotiation, side),
      talkAt: nextTimeOf(negotiation, now),
      dueAt: negotiation.expiresAt,
      ...acceptableOf(negotiation, side, now),
    };
  });
}
