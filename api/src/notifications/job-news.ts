import { shortMoney } from '@parley/contract/money.ts';
import type { Events, Subscriptions } from '../platform/events.ts';
import { deadlinesOfJob } from './queries-subjects.ts';
import { across, hearers, readerAt } from './sides.ts';
import { tell, type Words } from './tell.ts';
import { consultationUrl, jobUrl } from './urls.ts';
import { beginning } from './words.ts';

type Moved = Events['job.moved'];
type Deadlines = Awaited<ReturnType<typeof deadlinesOfJob>>;

const until = ({ when }: Words, instant: string | null) => (instant ? ` until ${when(instant)}` : '');

/** What is said of each move that a person made. */
const MOVED: Record<Moved['action'], (words: Words, job: Moved, deadlines: Deadlines) => string> = {
  deliver: (words, { title }, { releaseAt }) =>
    `${words.name} delivered “${title}”. Accept it or ask for changes${until(words, releaseAt)}.`,
  request_changes: ({ name }, { title, message }) =>
    `${name} asks for changes to “${title}”${message ? `: “${beginning(message)}”` : '.'}`,
  extend: (words, { title }, { releaseAt }) =>
    `${words.name} takes more time to look at “${title}”${until(words, releaseAt)}.`,
  complete: (words, { title }, { reviewBy }) =>
    `${words.name} accepted your work on “${title}”. You can write a review${until(words, reviewBy)}.`,
  cancel: ({ name }, { title, message }) =>
    `${name} cancelled “${title}”${message ? `: “${beginning(message)}”` : '.'}`,
  cancel_paid: ({ name }, { title, amountCents }) =>
    `${name} ended “${title}”. Your ${shortMoney(amountCents)} goes back to you in full.`,
};

/** What is said of a move that happened by itself. */
const BY_ITSELF: Partial<Record<Moved['action'], typeof MOVED.cancel>> = {
  cancel: (_words, { title }) => `“${title}” was cancelled, because it was not paid in time.`,
  complete: (words, { title }, { reviewBy }) =>
    `“${title}” counts as accepted now. You can write a review${until(words, reviewBy)}.`,
};

const REMINDERS = {
  pay: { side: 'client', type: 'PAYMENT', text: 'is not paid yet. It is cancelled by itself' },
  accept: { side: 'client', type: 'JOB', text: 'waits for you. It counts as accepted' },
  due: { side: 'professional', type: 'JOB', text: 'is due' },
} as const;

/** What the two of a job are told of the work. */
export const jobNews: Subscriptions = {
  'job.hired': async (
    platform,
    trx,
    { jobId, title, amountCents, startsAt, payBy, acceptedBy, ...parties },
  ) => {
    const side = across(acceptedBy);
    const price = shortMoney(amountCents);
    await tell(platform, trx, {
      ...readerAt(parties, side),
      type: 'JOB',
      url: jobUrl(jobId),
      say: ({ name, when }) =>
        side === 'client'
          ? `${name} accepted ${when(startsAt)}. Pay ${price} for “${title}” by ${when(payBy)} to secure it.`
          : `${name} accepted ${when(startsAt)}. “${title}” is yours for ${price}; start once it is paid.`,
    });
  },
  'job.moved': async (platform, trx, job) => {
    const say = job.by === 'clock' ? BY_ITSELF[job.action] : MOVED[job.action];
    if (!say) return;
    const deadlines = await deadlinesOfJob(trx, job.jobId);
    for (const side of hearers(job.by)) {
      await tell(platform, trx, {
        ...readerAt(job, side),
        type: 'JOB',
        url: jobUrl(job.jobId),
        say: (words) => say(words, job, deadlines),
      });
    }
  },
  'job.reminder': (platform, trx, { jobId, kind, title, at, ...parties }) => {
    const { side, type, text } = REMINDERS[kind];
    const say = ({ when }: Words) => `“${title}” ${text} ${when(at)}.`;
    return tell(platform, trx, { ...readerAt(parties, side), type, url: jobUrl(jobId), say });
  },
  'appointment.checked_in': (platform, trx, { appointmentId, jobId, title, startsAt, by, ...parties }) =>
    tell(platform, trx, {
      ...readerAt(parties, across(by)),
      type: 'APPOINTMENT',
      url: consultationUrl(jobId, appointmentId),
      say: ({ name, when }) => `${name} is there for “${title}”, ${when(startsAt)}.`,
      once: true,
    }),
};
