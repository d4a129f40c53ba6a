import type { Subscriptions } from '../platform/events.ts';
import { appointmentNews } from './appointment-news.ts';
import { certificateNews } from './certificate-news.ts';
import { jobNews } from './job-news.ts';
import { moneyNews } from './money-news.ts';
import { talkNews } from './talk-news.ts';
import { trustNews } from './trust-news.ts';

/** Everything that somebody should know of; nobody is told what they did themselves. */
export const subscriptions: Subscriptions = {
  ...talkNews,
  ...certificateNews,
  ...jobNews,
  ...appointmentNews,
  ...moneyNews,
  ...trustNews,
};
