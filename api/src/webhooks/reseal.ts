import type { Platform } from '../platform/platform.ts';
import { resealWebhook, webhooksSealedWith } from './queries-sealing.ts';
import { resealAll } from './sealing.ts';

const BATCH = 100;

/** Seals with the newest key what earlier ones have sealed, so that those can go; returns of how many webhooks. */
export async function resealWebhooks(platform: Platform): Promise<number> {
  const [, ...older] = platform.keys.webhook;
  if (older.length === 0) return 0;
  const ids = older.map(({ id }) => id);
  let count = 0;
  for (const { id, ...sealed } of await webhooksSealedWith(platform.db, ids, BATCH)) {
    const anew = resealAll(platform, id, sealed);
    const isNew =
      anew.address !== sealed.address || anew.secret !== sealed.secret || anew.oldSecret !== sealed.oldSecret;
    if (isNew && (await resealWebhook(platform.db, id, sealed, anew))) count += 1;
  }
  return count;
}
