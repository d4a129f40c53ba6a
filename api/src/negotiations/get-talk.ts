import type { Talk } from '@parley/contract/negotiations/schemas.ts';
import { TALK_MOVES, partiesOf, type TalkKind } from '@parley/contract/negotiations/states.ts';
import { moveFor } from '@parley/contract/moves.ts';
import { inTransaction } from '../platform/db.ts';
import type { Actor } from '../platform/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/refuse.ts';
import { moveTalk } from './move-talk.ts';
import { sideOf } from './parties.ts';
import { lockTalk } from './queries.ts';
import { talkOf } from './queries-talk.ts';

interface Which {
  kind: TalkKind;
  id: string;
}

/** A talk as one of its parties sees it; the recipient's first look makes it READ. */
export async function getTalk(platform: Platform, actor: Actor, which: Which): Promise<Talk> {
  const talk = await readTalk(platform, actor, which);
  if (!mayOpen(platform, actor, talk)) return talk;
  await openTalk(platform, actor, which);
  return readTalk(platform, actor, which);
}

/** A talk as one of its parties sees it, left as it is. */
export async function readTalk(platform: Platform, actor: Actor, which: Which): Promise<Talk> {
  return found(await talkOf(platform.db, { ...which, userId: actor.id }, platform.clock.instant()));
}

function mayOpen({ clock }: Platform, actor: Actor, { kind, status, client, expiresAt }: Talk): boolean {
  const side = sideOf({ clientId: client.id }, actor.id);
  const isOver = expiresAt === null || expiresAt <= clock.instant();
  return !isOver && moveFor(TALK_MOVES, 'open', status, partiesOf(kind, side)) !== null;
}

/** Two looks at once, or a look while somebody answers: whoever comes second finds it moved, and leaves it so. */
async function openTalk(platform: Platform, actor: Actor, { kind, id }: Which): Promise<void> {
  await inTransaction(platform.db, async (trx) => {
    const talk = found(await lockTalk(trx, kind, id, actor.id));
    const by = sideOf(talk, actor.id);
    const move = moveFor(TALK_MOVES, 'open', talk.status, partiesOf(kind, by));
    if (move) await moveTalk(platform, trx, talk, { action: 'open', by });
  });
}
