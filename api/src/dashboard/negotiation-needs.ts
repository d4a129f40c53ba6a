import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { TalkKind, TalkStatus } from '@parley/contract/negotiations/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { talkUrl } from '../notifications/news/urls.ts';
import type { Actor } from '../platform/security/guard.ts';
import { i18n } from '../platform/language/language.ts';
import type { Db } from '../platform/database/db.ts';
import { talksAwaiting } from './queries-awaiting.ts';

const KINDS = { PROPOSAL: 'answer_proposal', INVITE: 'answer_invite' } as const;

/** Both are messages of the catalog, the first with `{name}`. */
type Wording = readonly [text: string, action: string];
const sent: Record<TalkKind, Wording> = {
  PROPOSAL: [/*i18n*/ '{name} sent you a proposal', /*i18n*/ 'View proposal'],
  INVITE: [/*i18n*/ '{name} invited you', /*i18n*/ 'View invitation'],
};
const ANOTHER_TIME: Wording = [/*i18n*/ '{name} suggested another time', /*i18n*/ 'View request'];

/** What each status asks of the side whose turn it is. */
const WORDINGS: Partial<Record<TalkStatus, Wording>> = {
  RESCHEDULE: ANOTHER_TIME,
  RESCHEDULE_PRO: ANOTHER_TIME,
  RESCHEDULE_REJECTED: [/*i18n*/ '{name} can’t make the time you suggested', /*i18n*/ 'Suggest a time'],
};

/** The proposals and invites that await the actor's response. */
export async function talkNeeds(db: Db, actor: Actor, side: Side): Promise<Need[]> {
  const talks = await talksAwaiting(db, actor.id, side);
  return talks.map((talk) => {
    const [text, action] = WORDINGS[talk.status] ?? sent[talk.kind];
    return {
      kind: KINDS[talk.kind],
      text: i18n.t(text, { name: talk.other }),
      detail: `${talk.title} · ${shortMoney(talk.amountCents)}`,
      action: i18n.t(action),
      url: talkUrl(talk, side),
      talkAt: talk.startsAt,
      dueAt: talk.expiresAt,
    };
  });
}
