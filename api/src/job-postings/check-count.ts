import type { Trx } from '../platform/database/db.ts';
import { refuse } from '../platform/http/refuse.ts';
import type { Platform } from '../platform/platform.ts';
import { lockOpenPostings } from './queries.ts';

/** Refuses another open posting beyond what the installation allows; two at once are counted one after the other. */
export async function checkCount({ installation }: Platform, trx: Trx, clientId: string): Promise<void> {
  const open = await lockOpenPostings(trx, clientId);
  if (open >= installation.current().limits.postings) refuse('too_many_postings');
}
