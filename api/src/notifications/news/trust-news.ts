import { isResolved } from '@parley/contract/support/states.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Events, Subscriptions } from '../../platform/events.ts';
import { unqueueMails } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteAll, setAllRead } from '../queries.ts';
import { stopMails } from '../mail/queries-due.ts';
import { deleteSettings } from '../queries-settings.ts';
import { adminIds } from './queries-subjects.ts';
import { tell, type Words } from './notify.ts';
import { chatUrl, dataUrl, jobUrl, postingUrl, securityUrl, supportUrl, ticketsUrl } from './urls.ts';
import { beginning } from './words.ts';

const SECURED: Record<Events['user.secured']['what'], string> = {
  password: 'Your password was changed. If this was not you, choose a new one now.',
  email: 'Your email address was changed. If this was not you, choose a new password now.',
  device: 'New sign-in from a browser we haven’t seen before. If it wasn’t you, change your password now.',
};

/** What people are told of messages, reviews, their account, their postings and of those who need help. */
export const trustNews: Subscriptions = {
  // However much is written in a burst, one notification waits until it, or the chat, is read.
  'message.sent': (platform, trx, { jobId, recipientId, senderId, title }) =>
    tell(platform, trx, {
      to: recipientId,
      from: senderId,
      type: 'MESSAGE',
      url: chatUrl(jobId),
      say: ({ name }) => `${name} wrote to you about “${title}”.`,
      once: true,
    }),
  'message.read': async ({ clock, live }, trx, { jobId, readerId, everything }) => {
    if (!everything) return;
    await setAllRead(trx, readerId, clock.instant(), { type: 'MESSAGE', url: chatUrl(jobId) });
    live.hint(trx, [readerId], 'notification', { id: null });
  },
  'review.written': async (platform, trx, { jobId, authorId, aboutId, title, bothWritten, closesAt }) => {
    if (bothWritten) return;
    await tell(platform, trx, {
      to: aboutId,
      from: authorId,
      type: 'REVIEW',
      url: jobUrl(jobId),
      say: ({ name, when }) =>
        `${name} has reviewed “${title}”. You see it once you have written yours, at the latest ${when(closesAt)}.`,
    });
  },
  'review.published': async (platform, trx, { jobId, authorId, aboutId, title, rating, publishedBy }) => {
    if (publishedBy === aboutId) return;
    await tell(platform, trx, {
      to: aboutId,
      from: authorId,
      type: 'REVIEW',
      url: jobUrl(jobId),
      say: ({ name }) => `${name} gave you ${rating} of 5 stars for “${title}”.`,
    });
  },
  'user.gone': async (_platform, trx, { userId, how }) => {
    await unqueueMails(trx, userId);
    await stopMails(trx, userId);
    if (how !== 'closed') return;
    await deleteAll(trx, userId);
    await deleteSettings(trx, userId);
  },
  'storage.filling': (platform, trx, { userId }) =>
    tell(platform, trx, {
      to: userId,
      type: 'SUPPORT',
      url: dataUrl,
      say: () =>
        'Your files fill 80% of your storage. Once it is full, you can’t upload any more. Remove files that you no longer need.',
      once: true,
    }),
  'user.secured': (platform, trx, { userId, what }) =>
    tell(platform, trx, {
      to: userId,
      type: 'SECURITY',
      url: securityUrl,
      say: () => SECURED[what],
    }),
  'posting.reminder': (platform, trx, { postingId, clientId, title, closesAt }) =>
    tell(platform, trx, {
      to: clientId,
      type: 'JOB',
      url: postingUrl(postingId),
      say: ({ when }) => `“${title}” closes by itself ${when(closesAt)}, unless something happens before.`,
    }),
  'posting.ended': async (platform, trx, { postingId, clientId, title, by }) => {
    if (by === 'client') return;
    const say = () => `“${title}” has closed, because nothing happened for 30 days. You can open it again.`;
    await tell(platform, trx, { to: clientId, type: 'JOB', url: postingUrl(postingId), say });
  },
  'review.hidden': (platform, trx, { jobId, authorId, title, hidden, reason }) =>
    tell(platform, trx, {
      to: authorId,
      type: 'REVIEW',
      url: jobUrl(jobId),
      say: () => `Your review of “${title}” is ${hidden ? 'hidden' : 'shown again'}: “${beginning(reason)}”`,
    }),
  'ticket.sent': (platform, trx, { authorId, message }) =>
    tellAdmins(platform, trx, authorId, ({ fullName }) => `${fullName} needs help: “${beginning(message)}”`),
  'ticket.replied': (platform, trx, { authorId, message }) =>
    tellAdmins(platform, trx, authorId, ({ fullName }) => `${fullName} wrote again: “${beginning(message)}”`),
  'ticket.answered': async (platform, trx, { authorId, adminId, message }) => {
    if (authorId === adminId) return;
    const say = () => `Support has answered you: “${beginning(message)}”`;
    await tell(platform, trx, { to: authorId, type: 'SUPPORT', url: supportUrl, say });
  },
  'ticket.moved': async (platform, trx, { authorId, to }) => {
    if (!isResolved(to)) return;
    const say = () => 'Your request is resolved. If it is not, answer within 14 days and it is open again.';
    await tell(platform, trx, { to: authorId, type: 'SUPPORT', url: supportUrl, say });
  },
};

/** Whoever answers tickets hears of what somebody wrote. */
async function tellAdmins(
  platform: Platform,
  trx: Trx,
  authorId: string,
  say: (words: Words) => string,
): Promise<void> {
  const admins = await adminIds(trx);
  for (const to of admins.filter((id) => id !== authorId))
    await tell(platform, trx, { to, from: authorId, type: 'SUPPORT', url: ticketsUrl, say });
}
