import type { Subscriptions } from '../platform/events.ts';
import { appointmentNews } from './news/appointment-news.ts';
import { calendarNews } from './news/calendar-news.ts';
import { certificateNews } from './news/certificate-news.ts';
import { chargebackNews } from './news/chargeback-news.ts';
import { consultationPaymentNews } from './news/consultation-payment-news.ts';
import { holdNews } from './news/hold-news.ts';
import { jobNews } from './news/job-news.ts';
import { moneyNews } from './news/money-news.ts';
import { offerNews } from './news/offer-news.ts';
import { proposalAndInviteNews } from './news/proposal-and-invite-news.ts';
import { reportNews } from './news/report-news.ts';
import { resolutionNews } from './news/resolution-news.ts';
import { searchNews } from './news/search-news.ts';
import { seriesNews } from './news/series-news.ts';
import { trustNews } from './news/trust-news.ts';
import { webhookNews } from './news/webhook-news.ts';
import { releaseHeld } from './quiet-hours/release-held.ts';

/** Users are not notified of their own actions. */
export const subscriptions: Subscriptions = {
  ...proposalAndInviteNews,
  ...calendarNews,
  ...certificateNews,
  ...jobNews,
  ...appointmentNews,
  ...seriesNews,
  ...moneyNews,
  ...chargebackNews,
  ...holdNews,
  ...consultationPaymentNews,
  ...offerNews,
  ...resolutionNews,
  ...reportNews,
  ...searchNews,
  ...trustNews,
  ...webhookNews,
  'user.moved': (platform, trx, { userId, zoneBefore }) => releaseHeld(platform, trx, userId, zoneBefore),
};
