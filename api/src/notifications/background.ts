import type { Background } from '../platform/background/background.ts';
import { forgetOldNotifications } from './forget-notifications.ts';
import { sendDueNews } from './mail/send-due-news.ts';
import { pushNews, queueDuePushes, sendPushes, startSending } from './push/send-pushes.ts';

export const background: Background = {
  tasks: { push_news: pushNews, send_pushes: sendPushes },
  sweeps: [sendDueNews, queueDuePushes, startSending, forgetOldNotifications],
};
