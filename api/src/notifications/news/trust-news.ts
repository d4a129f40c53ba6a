import { isResolved } from '@parley/contract/support/states.ts';
import { chatUrl } from '../../chat/chat-url.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Events, Subscriptions } from '../../platform/events.ts';
import { i18n } from '../../platform/language/language.ts';
import { unqueueMails } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteAll, setAllRead } from '../queries.ts';
import { stopSending } from '../queries-due.ts';
import { deleteSettings } from '../queries-settings.ts';
import { deleteQuietHours } from '../quiet-hours/queries-quiet-hours.ts';
import { adminIds } from './queries-subjects.ts';
import { notify, type Words } from './notify.ts';
import { dataUrl, integrationsUrl, jobUrl, postingUrl, securityUrl, ticketsUrl, ticketUrl } from './urls.ts';
import { excerpt, withQuote } from './words.ts';

const SECURED: Record<Events['user.secured']['what'], string> = {
  password: /*i18n*/ 'Your password was changed. If this wasn’t you, choose a new one now.',
  email: /*i18n*/ 'Your email address was changed. If this wasn’t you, choose a new password now.',
  device:
    /*i18n*/ 'New sign-in from a browser we haven’t seen before. If it wasn’t you, change your password now.',
  api_key:
    /*i18n*/ 'An API key was created for your account. If it wasn’t you, change your password now, which revokes it.',
  webhook:
    /*i18n*/ 'A webhook was added to your account. If it wasn’t you, remove it and change your password now.',
};

export const trustNews: Subscriptions = {
  // One notification for a burst of messages, until it or the chat is read.
  'message.sent': (platform, trx, { jobId, recipientId, senderId, title }) =>
    notify(platform, trx, {
      to: recipientId,
      from: senderId,
      type: 'MESSAGE',
      url: chatUrl(jobId),
      say: ({ name }) => i18n.t('{name} sent you a message about “{title}”.', { name, title }),
      once: 'page',
    }),
  'message.read': async ({ clock, live }, trx, { jobId, readerId, everything }) => {
    if (!everything) return;
    await setAllRead(trx, readerId, clock.instant(), { type: 'MESSAGE', url: chatUrl(jobId) });
    live.hint(trx, [readerId], 'notification', { id: null });
  },
  'review.written': async (platform, trx, { jobId, authorId, aboutId, title, bothWritten, closesAt }) => {
    if (bothWritten) return;
    await notify(platform, trx, {
      to: aboutId,
      from: authorId,
      type: 'REVIEW',
      url: jobUrl(jobId),
      say: ({ name, when }) =>
        i18n.t(
          '{name} reviewed “{title}”. You’ll see it once you submit yours, or on {time} at the latest.',
          {
            name,
            title,
            time: when(closesAt),
          },
        ),
    });
  },
  'review.published': async (platform, trx, { jobId, authorId, aboutId, title, rating, publishedBy }) => {
    if (publishedBy === aboutId) return;
    await notify(platform, trx, {
      to: aboutId,
      from: authorId,
      type: 'REVIEW',
      url: jobUrl(jobId),
      say: ({ name }) =>
        i18n.t('{name} gave you {rating} out of 5 stars for “{title}”.', {
          name,
          rating,
          title,
        }),
    });
  },
  'user.gone': async (_platform, trx, { userId, how }) => {
    await unqueueMails(trx, userId);
    await stopSending(trx, userId);
    if (how !== 'closed') return;
    await deleteAll(trx, userId);
    await deleteSettings(trx, userId);
    await deleteQuietHours(trx, userId);
  },
  'storage.filling': (platform, trx, { userId }) =>
    notify(platform, trx, {
      to: userId,
      type: 'SUPPORT',
      url: dataUrl,
      say: () =>
        i18n.t(
          'Your storage is 80% full. Once it’s full, you can’t upload any more files. Remove those you no longer need.',
        ),
      once: 'page',
    }),
  'user.secured': (platform, trx, { userId, what }) =>
    notify(platform, trx, {
      to: userId,
      type: 'SECURITY',
      url: what === 'api_key' || what === 'webhook' ? integrationsUrl : securityUrl,
      say: () => i18n.t(SECURED[what]),
    }),
  'posting.reminder': (platform, trx, { postingId, clientId, title, closesAt }) =>
    notify(platform, trx, {
      to: clientId,
      type: 'JOB',
      url: postingUrl(postingId),
      say: ({ when }) =>
        i18n.t('“{title}” closes automatically on {time} unless there’s activity before then.', {
          title,
          time: when(closesAt),
        }),
    }),
  'posting.ended': async (platform, trx, { postingId, clientId, title, by }) => {
    if (by === 'client') return;
    const say = () =>
      i18n.t('“{title}” was closed after 30 days without activity. You can reopen it.', { title });
    await notify(platform, trx, { to: clientId, type: 'JOB', url: postingUrl(postingId), say });
  },
  'review.hidden': (platform, trx, { jobId, authorId, title, hidden, reason }) =>
    notify(platform, trx, {
      to: authorId,
      type: 'REVIEW',
      url: jobUrl(jobId),
      say: () =>
        withQuote(
          hidden
            ? i18n.t('Your review of “{title}” was hidden.', { title })
            : i18n.t('Your review of “{title}” is visible again.', { title }),
          reason,
        ),
    }),
  'ticket.sent': (platform, trx, { authorId, message }) =>
    notifyAdmins(platform, trx, authorId, ({ fullName }) =>
      i18n.t('{name} needs help: “{quote}”', { name: fullName, quote: excerpt(message) }),
    ),
  'ticket.replied': (platform, trx, { authorId, message }) =>
    notifyAdmins(platform, trx, authorId, ({ fullName }) =>
      i18n.t('{name} replied: “{quote}”', { name: fullName, quote: excerpt(message) }),
    ),
  'ticket.answered': async (platform, trx, { ticketId, authorId, adminId, message }) => {
    if (authorId === adminId) return;
    const say = () => i18n.t('Support replied: “{quote}”', { quote: excerpt(message) });
    await notify(platform, trx, { to: authorId, type: 'SUPPORT', url: ticketUrl(ticketId), say });
  },
  'ticket.moved': async (platform, trx, { ticketId, authorId, to, message }) => {
    if (!isResolved(to)) return;
    const say = () =>
      i18n.t(
        'Your request “{quote}” has been resolved. If you still need help, reply within 14 days to reopen it.',
        { quote: excerpt(message, TICKET_LENGTH) },
      );
    await notify(platform, trx, { to: authorId, type: 'SUPPORT', url: ticketUrl(ticketId), say });
  },
};

/** So much of a request tells it from others of the same person. */
const TICKET_LENGTH = 60;

async function notifyAdmins(
  platform: Platform,
  trx: Trx,
  authorId: string,
  say: (words: Words) => string,
): Promise<void> {
  const admins = await adminIds(trx);
  for (const to of admins.filter((id) => id !== authorId))
    await notify(platform, trx, { to, from: authorId, type: 'SUPPORT', url: ticketsUrl, say });
}
