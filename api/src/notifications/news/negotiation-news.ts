import { shortMoney } from '@parley/contract/money.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Events, Subscriptions } from '../../platform/events.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Platform } from '../../platform/platform.ts';
import { subjectOfTalk } from './queries-subjects.ts';
import { hearers, readerAt } from './sides.ts';
import { tell, type Words } from './notify.ts';
import { payoutsUrl, talkUrl } from './urls.ts';
import { quoting } from './words.ts';

type Moved = Events['talk.moved'];

/** What is said of each move; only the screen shows that it was opened, and being hired has news of its own. */
const MOVED: Partial<Record<Moved['action'], (words: Words, talk: Moved) => string>> = {
  reschedule: ({ name, when }, { title, startsAt }) =>
    i18n.t('{name} suggested another time for “{title}”: {time}.', { name, title, time: when(startsAt) }),
  reject_reschedule: ({ name }, { title }) =>
    i18n.t('{name} can’t make the new time for “{title}”. Suggest another one.', { name, title }),
  decline: ({ name }, { kind, title, message }) =>
    quoting(
      i18n.t('{name} declined your {kind, select, INVITE {invitation to} other {proposal for}} “{title}”.', {
        name,
        kind,
        title,
      }),
      message,
    ),
  withdraw: ({ name }, { kind, title }) =>
    i18n.t('{name} withdrew the {kind, select, INVITE {invitation to} other {proposal for}} “{title}”.', {
      name,
      kind,
      title,
    }),
};

const SENT =
  /*i18n*/ '{name} {kind, select, INVITE {invited you to} other {sent you a proposal for}} “{title}” for {price}, with a consultation on {time}.';

/** What those who propose, invite and respond are told. */
export const talkNews: Subscriptions = {
  'talk.sent': async (platform, trx, talk) => {
    const { amountCents } = await subjectOfTalk(trx, talk.talkId);
    for (const side of hearers(talk.by)) {
      await tell(platform, trx, {
        ...readerAt(talk, side),
        type: talk.kind,
        url: talkUrl(talk, side),
        say: ({ fullName, when }) =>
          i18n.t(SENT, {
            name: fullName,
            kind: talk.kind,
            title: talk.title,
            price: shortMoney(amountCents),
            time: when(talk.startsAt),
          }),
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
        i18n.t('{name} is waiting for your reply about “{title}”. It expires automatically on {deadline}.', {
          name,
          title: talk.title,
          deadline: when(expiresAt),
        }),
    });
  },
  'talk.payouts_needed': (platform, trx, talk) =>
    tell(platform, trx, {
      ...readerAt(talk, 'professional'),
      type: 'PAYMENT',
      url: payoutsUrl,
      once: true,
      say: ({ name }) =>
        i18n.t('{name} wants to accept “{title}”. Set up payouts so you can get paid.', {
          name,
          title: talk.title,
        }),
    }),
};

// The reason comes first because mailboxes cut subjects off.
const EXPIRED =
  /*i18n*/ 'No response in time: the {kind, select, INVITE {invitation to} other {proposal for}} “{title}” with {name} has expired.';
const ENDED =
  /*i18n*/ 'No longer available: the {kind, select, INVITE {invitation to} other {proposal for}} “{title}” with {name} has ended.';

/** When a posting or service is gone, only the side that did not remove it is told; when time ran out, both are. */
const tellOfEnd: NonNullable<Subscriptions['talk.moved']> = async (platform, trx, talk) => {
  const { isSought, isOffered } = await subjectOfTalk(trx, talk.talkId);
  const message = isSought && isOffered ? EXPIRED : ENDED;
  for (const side of hearers(isSought ? (isOffered ? 'clock' : 'professional') : 'client')) {
    await tell(platform, trx, {
      ...readerAt(talk, side),
      type: talk.kind,
      url: talkUrl(talk, side),
      say: ({ name }) => i18n.t(message, { name, kind: talk.kind, title: talk.title }),
    });
  }
};

const BY_PARLEY: Partial<Record<Moved['action'], string>> = {
  accept:
    /*i18n*/ 'On behalf of the {side, select, client {client} other {professional}}, Parley accepted the {kind, select, INVITE {invitation to} other {proposal for}} “{title}”.',
  reschedule:
    /*i18n*/ 'On behalf of the {side, select, client {client} other {professional}}, Parley asked for another time for the {kind, select, INVITE {invitation to} other {proposal for}} “{title}”.',
  reject_reschedule:
    /*i18n*/ 'On behalf of the {side, select, client {client} other {professional}}, Parley rejected the new time for the {kind, select, INVITE {invitation to} other {proposal for}} “{title}”.',
  decline:
    /*i18n*/ 'On behalf of the {side, select, client {client} other {professional}}, Parley declined the {kind, select, INVITE {invitation to} other {proposal for}} “{title}”.',
  withdraw:
    /*i18n*/ 'On behalf of the {side, select, client {client} other {professional}}, Parley withdrew the {kind, select, INVITE {invitation to} other {proposal for}} “{title}”.',
};

/** What an admin did on behalf of one side. */
async function tellOfAdmin(platform: Platform, trx: Trx, talk: Moved, sides: readonly Side[]): Promise<void> {
  const said = BY_PARLEY[talk.action];
  if (said === undefined) return;
  const { by: side, kind, title, message } = talk;
  for (const reader of sides) {
    await tell(platform, trx, {
      ...readerAt(talk, reader),
      type: talk.kind,
      url: talkUrl(talk, reader),
      say: () => quoting(i18n.t(said, { side, kind, title }), message),
    });
  }
}
