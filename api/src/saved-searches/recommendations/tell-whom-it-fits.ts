import { inTransaction } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { bothFree } from './both-free.ts';
import {
  fittingProfessionals,
  insertRecommendations,
  takeNewPostings,
  type Fitting,
} from './queries-fitting.ts';

const BATCH = 20;
/** More in a day would be noise. */
const MOST_A_DAY = 3;

/** Tells professionals of new postings that fit them, when both sides are free; how many postings were new. */
export async function tellWhomItFits(platform: Platform): Promise<number> {
  return inTransaction(platform.db, async (trx) => {
    const now = platform.clock.instant();
    const postings = await takeNewPostings(trx, BATCH);
    if (postings.length === 0) return 0;
    const told = withinDay(await fittingProfessionals(trx, postings, now));
    await insertRecommendations(trx, told, now);
    for (const { postingId, clientId, professionalId, title, fit, startsAt } of told)
      await platform.events.emit(platform, trx, 'posting.fits', {
        postingId,
        clientId,
        professionalId,
        title,
        fit,
        startsAt,
      });
    return postings.length;
  });
}

/** Those who are free when the client is, and no more than a few for each of them. */
function withinDay(fitting: readonly Fitting[]): (Fitting & { startsAt: string })[] {
  const counts = new Map<string, number>();
  return fitting.flatMap((each) => {
    const count = counts.get(each.professionalId) ?? each.recent;
    const startsAt = count < MOST_A_DAY ? bothFree(each) : null;
    if (startsAt === null) return [];
    counts.set(each.professionalId, count + 1);
    return [{ ...each, startsAt }];
  });
}
