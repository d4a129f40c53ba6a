import { whyNotWrite } from '@parley/contract/chat/rules.ts';
import { isCutOff } from '@parley/contract/jobs/states.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { writingBetween } from './queries.ts';

/** Two who can't write to each other anywhere any more aren't told when the other comes and goes: not by open pages either. */
export async function hidePresence({ live }: Platform, trx: Trx, one: string, other: string): Promise<void> {
  const chats = await writingBetween(trx, one, other);
  if (chats.every((chat) => whyNotWrite(chat) !== null)) live.hidePresence(trx, one, other);
}

/** After a block: open pages read that the chats take nothing more, before anybody writes in vain. */
export async function cutOff(platform: Platform, trx: Trx, one: string, other: string): Promise<void> {
  await hidePresence(platform, trx, one, other);
  for (const chat of await writingBetween(trx, one, other))
    if (isCutOff(chat)) platform.live.hint(trx, [one, other], 'changed', { kind: 'job', id: chat.jobId });
}
