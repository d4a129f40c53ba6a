import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { TalkKind, TalkStatus } from '@parley/contract/negotiations/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { talkUrl } from '../notifications/news/urls.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Db } from '../platform/database/db.ts';
import { talksAwaiting } from './queries-awaiting.ts';

const KINDS = { PROPOSAL: 'answer_proposal', INVITE: 'answer_invite' } as const;

type Wording = [text: (other: string) => string, action: string];
const sent: Record<TalkKind, Wording> = {
  PROPOSAL: [(other) => `${other} sent you a proposal`, 'Answer'],
  INVITE: [(other) => `${other} invites you`, 'Answer'],
};
const ANOTHER_TIME: Wording = [(other) => `${other} asks for another time`, 'Answer'];

/** What waits in each status, for the one whose move it is. */
const WORDINGS: Partial<Record<TalkStatus, Wording>> = {
  RESCHEDULE: ANOTHER_TIME,
  RESCHEDULE_PRO: ANOTHER_TIME,
  RESCHEDULE_REJECTED: [(other) => `${other} cannot make the time you asked for`, 'Offer a time'],
};

/** The proposals and invites in which it is the actor's move. */
export async function talkNeeds(db: Db, actor: Actor, side: Side): Promise<Need[]> {
  const talks = await talksAwaiting(db, actor.id, side);
  return talks.map((talk) => {
    const [text, action] = WORDINGS[talk.status] ?? sent[talk.kind];
    return {
      kind: KINDS[talk.kind],
      text: text(talk.other),
      detail: `${talk.title} · ${shortMoney(talk.amountCents)}`,
      action,
      url: talkUrl(talk, side),
      talkAt: talk.startsAt,
      dueAt: talk.expiresAt,
    };
  });
}
