import type { Background } from '../platform/background/background.ts';
import { daysAfter } from '../platform/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { matchNews } from './match-news.ts';
import { deleteRemoved } from './queries.ts';
import { tellWhomItFits } from './recommendations/tell-whom-it-fits.ts';
import { readWordsAnew } from './read-words-anew.ts';
import { sendAlerts } from './send-alerts.ts';

const BATCH = 500;
const DAYS_TO_RESTORE = 1;

export const background: Background = {
  sweeps: [readWordsAnew, matchNews, sendAlerts, tellWhomItFits, forgetRemoved],
};

/** What was removed can be restored for a day. */
function forgetRemoved({ db, clock }: Platform): Promise<number> {
  return deleteRemoved(db, daysAfter(clock.instant(), -DAYS_TO_RESTORE), BATCH);
}
