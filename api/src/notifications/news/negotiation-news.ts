import { shortMoney } from '@parley/contract/money.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Events, Subscriptions } from '../../platform/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { subjectOfTalk } from './queries-subjects.ts';
import { hearers, readerAt } from './sides.ts';
import { tell, type Words } from './notify.ts';
import { payoutsUrl, talkUrl } from './urls.ts';
import { beginning } from './words.ts';

type Moved = Events['talk.moved'];

const KIND = { PROPOSAL: 'proposal for', INVITE: 'invitation to' } as const;

const reason = (message: string | null) => (message ? `: “${beginning(message)}”` : '.');

/** What is said of each move; opening is for the screen only, and being hired has news of its own. */
const MOVED: Partial<Record<Moved['action'], (words: Words, talk: Moved) => string>> = {
  reschedule: ({ name, when }, { title, startsAt }) =>
    `${name} asks for another time for “${title}”: ${when(startsAt)}.`,
  reject_reschedule: ({ name }, { title }) =>
    `${name} cannot make the new time for “${title}”. Offer another one.`,
  decline: ({ name }, { kind, title, message }) =>
    `${name} declined your ${KIND[kind]} “${title}”${reason(message)}`,
  withdraw: ({ name }, { kind, title }) => `${name} has withdrawn the ${KIND[kind]} “${title}”.`,
};

/** What those who propose, invite and answer are told. */
export const talkNews: Subscriptions = {
  'talk.sent': async (platform, trx, talk) => {
    const { amountCents } = await subjectOfTalk(trx, talk.talkId);
    const does = { PROPOSAL: 'offers to do', INVITE: 'invites you to' }[talk.kind];
    for (const side of hearers(talk.by)) {
      await tell(platform, trx, {
        ...readerAt(talk, side),
        type: talk.kind,
        url: talkUrl(talk, side),
        say: ({ fullName, when }) =>
          `${fullName} ${does} “${talk.title}” for ${shortMoney(amountCents)} and to talk ${when(talk.startsAt)}.`,
      });
    }
  },
  'talk.moved': async (platform, trx, talk) => {
    if (talk.action === 'expire') return tellOfEnd(platform, trx, talk);
    if (talk.byAdmin) return tellOfAdmin(platform, trx, talk, hearers('admin'));
    const say = MOVED[talk.action];
    if (!say) return;
    for (const side of hearers(talk.by)) {
      const url = talkUrl(talk, side);
      await tell(platform, trx, {
        ...readerAt(talk, side),
        type: talk.kind,
        url,
        say: (words) => say(words, talk),
      });
    }
  },
  // The other side hears of the job itself; whoever accepted without having done so must know.
  'talk.accepted': async (platform, trx, talk) => {
    if (talk.byAdmin && talk.by !== 'clock') await tellOfAdmin(platform, trx, talk, [talk.by]);
  },
  'talk.reminder': async (platform, trx, { turn, expiresAt, ...talk }) => {
    const side = turn === 'CLIENT' ? 'client' : 'professional';
    await tell(platform, trx, {
      ...readerAt(talk, side),
      type: talk.kind,
      url: talkUrl(talk, side),
      say: ({ name, when }) =>
        `${name} waits for your answer about “${talk.title}”. It ends by itself ${when(expiresAt)}.`,
    });
  },
  'talk.payouts_needed': (platform, trx, talk) =>
    tell(platform, trx, {
      ...readerAt(talk, 'professional'),
      type: 'PAYMENT',
      url: payoutsUrl,
      once: true,
      say: ({ name }) => `${name} wants to accept “${talk.title}”. Set up payouts, so that you can be paid.`,
    }),
};

/** Whoever ended the posting or the service knows it; the other side is told, and both when only time ran out. */
const tellOfEnd: NonNullable<Subscriptions['talk.moved']> = async (platform, trx, talk) => {
  const { isSought, isOffered } = await subjectOfTalk(trx, talk.talkId);
  // Why comes first: subjects are cut at their end.
  const [why, end] =
    isSought && isOffered
      ? ['Nobody moved in time', 'has expired']
      : ['It is no longer on offer', 'has ended'];
  for (const side of hearers(isSought ? (isOffered ? 'clock' : 'professional') : 'client')) {
    await tell(platform, trx, {
      ...readerAt(talk, side),
      type: talk.kind,
      url: talkUrl(talk, side),
      say: ({ name }) => `${why}: the ${KIND[talk.kind]} “${talk.title}” with ${name} ${end}.`,
    });
  }
};

const ANSWERS: Partial<Record<Moved['action'], string>> = {
  accept: 'is accepted',
  reschedule: 'needs another time',
  reject_reschedule: 'cannot have the new time',
  decline: 'is declined',
  withdraw: 'is withdrawn',
};

/** What an admin did in the place of one side. */
async function tellOfAdmin(platform: Platform, trx: Trx, talk: Moved, sides: readonly Side[]): Promise<void> {
  const answer = ANSWERS[talk.action] ?? 'has moved on';
  const side = talk.by === 'client' ? 'client' : 'professional';
  for (const reader of sides) {
    await tell(platform, trx, {
      ...readerAt(talk, reader),
      type: talk.kind,
      url: talkUrl(talk, reader),
      say: () =>
        `Parley answered for the ${side}: the ${KIND[talk.kind]} “${talk.title}” ${answer}${reason(talk.message)}`,
    });
  }
}
