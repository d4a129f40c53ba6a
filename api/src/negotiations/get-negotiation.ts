import type { Talk } from '@parley/contract/negotiations/schemas.ts';
import { whyNot, type TalkStanding } from '@parley/contract/negotiations/rules.ts';
import type { TalkKind } from '@parley/contract/negotiations/states.ts';
import { type Side, sideOf } from '@parley/contract/sides.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { inCall } from '../platform/http/idempotency.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { moveTalk } from './move-negotiation.ts';
import { lockTalk } from './queries.ts';
import { anyTalk, talkOf } from './queries-negotiation.ts';

interface Which {
  kind: TalkKind;
  id: string;
}

/** A talk as one of its parties sees it; the recipient's first look makes it READ. */
export async function getTalk(platform: Platform, actor: Actor, which: Which): Promise<Talk> {
  const talk = await readTalk(platform, actor, which);
  const side = sideOf({ clientId: talk.client.id }, actor.id);
  if (!mayOpen(talk, side, platform.clock.instant())) return talk;
  return inCall(platform, async (inside) => {
    await openTalk(inside, actor, which);
    return readTalk(inside, actor, which);
  });
}

/** A talk as one of its parties sees it, left as it is. */
export async function readTalk(platform: Platform, actor: Actor, which: Which): Promise<Talk> {
  return found(await talkOf(platform.db, { ...which, userId: actor.id }, platform.clock.instant()));
}

/** Anybody's talk, for an admin; looking does not open it. */
export async function readAnyTalk({ db, clock }: Platform, which: Which): Promise<Talk> {
  return found(await anyTalk(db, which, clock.instant()));
}

const mayOpen = (talk: TalkStanding, side: Side, now: string) => whyNot(talk, 'open', side, now) === null;

/** Two looks at once, or a look while somebody answers: whoever comes second finds it moved, and leaves it so. */
async function openTalk(platform: Platform, actor: Actor, { kind, id }: Which): Promise<void> {
  await inTransaction(platform.db, async (trx) => {
    const talk = found(await lockTalk(trx, kind, id, actor.id));
    const by = sideOf(talk, actor.id);
    if (mayOpen(talk, by, platform.clock.instant()))
      await moveTalk(platform, trx, talk, { action: 'open', by });
  });
}
