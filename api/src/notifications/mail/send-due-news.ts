import { isLocked } from '@parley/contract/notifications/kinds.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { asReader, readerAs } from '../../platform/language/language.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimNews } from '../claim-news.ts';
import { newsMail } from './news-mail.ts';

/**
 * Emails one person their unread news: all that is due in one email, and news of their money in another, which they
 * can't turn off. Returns 1 if there was anybody.
 */
export async function sendDueNews(platform: Platform): Promise<number> {
  const { db, clock } = platform;
  return inTransaction(db, async (trx) => {
    const claimed = await claimNews(trx, clock.instant(), 'email');
    if (!claimed) return 0;
    const { person, wanted } = claimed;
    for (const isMoney of [true, false]) {
      const news = wanted.filter(({ type }) => isLocked(type) === isMoney);
      if (news.length > 0)
        await sendMail(
          trx,
          asReader(readerAs(person), () => newsMail(platform, person, news)),
        );
    }
    return 1;
  });
}
