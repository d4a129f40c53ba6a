import type { Subscriptions } from '../platform/events.ts';
import { deleteAll, setAllRead } from './queries.ts';
import { adminIds } from './queries-subjects.ts';
import { tell } from './tell.ts';
import { chatUrl, dashboardUrl, jobUrl, postingUrl, securityUrl } from './urls.ts';
import { beginning } from './words.ts';

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
  'message.read': async ({ clock }, trx, { jobId, readerId, everything }) => {
    if (everything)
      await setAllRead(trx, readerId, clock.instant(), { type: 'MESSAGE', url: chatUrl(jobId) });
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
    if (how === 'closed') await deleteAll(trx, userId);
  },
  'user.secured': (platform, trx, { userId, what }) =>
    tell(platform, trx, {
      to: userId,
      type: 'SECURITY',
      url: securityUrl,
      say: () =>
        what === 'password'
          ? 'Your password was changed. If this was not you, choose a new one now.'
          : 'Your email address was changed. If this was not you, choose a new password now.',
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
  'ticket.sent': async (platform, trx, { authorId, message }) => {
    const admins = await adminIds(trx);
    for (const to of admins.filter((id) => id !== authorId)) {
      await tell(platform, trx, {
        to,
        from: authorId,
        type: 'SUPPORT',
        url: dashboardUrl,
        say: ({ fullName }) => `${fullName} needs help: “${beginning(message)}”`,
      });
    }
  },
};
