import { isLocked, KINDS, type NotificationType } from '@parley/contract/notifications/kinds.ts';
import type { Settings } from '../../env.ts';
import { letter, type Letter, type Part } from '../../platform/mail/mail-template.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Addressee, Told } from './queries-due.ts';
import { dashboardUrl, inFull, ticketsUrl } from '../news/urls.ts';
import { chooseLink, wayOut } from './unsubscribe-links.ts';
import { beginning } from '../news/words.ts';

const SUBJECT_LENGTH = 90;
const BEGINNING_LENGTH = 50;

/** What the button of each kind leads to. */
const OPEN: Record<NotificationType, string> = {
  PROPOSAL: 'Open the proposal',
  INVITE: 'Open the invitation',
  APPOINTMENT: 'Open the consultation',
  JOB: 'Open it on Parley',
  PAYMENT: 'See the payment',
  MESSAGE: 'Open the chat',
  REVIEW: 'See the review',
  CERTIFICATE: 'See the certificate',
  SUPPORT: 'Open your request',
  SECURITY: 'Look at your account',
};

/** One mail of everything that somebody has not read, each with the way to its screen. */
export function newsMail(
  platform: Pick<Platform, 'settings' | 'keys'>,
  person: Addressee,
  news: readonly Told[],
): Mail {
  const { settings } = platform;
  const { id: userId, email: to, firstName } = person;
  const types = [...new Set(news.map(({ type }) => type))].filter((type) => !isLocked(type));
  const out = types.length > 0 ? wayOut(platform, { userId, types }) : null;
  const written: Letter = {
    subject: subjectOf(news),
    preview: news.map(({ text }) => text).join(' '),
    firstName,
    parts: news.map((each) => partOf(settings, each)),
    foot: out ? [UNREAD, ...out.foot] : [MONEY, chooseLink(settings)],
    publicUrl: inFull(settings, '/'),
  };
  return { to, userId, kind: 'news', ...letter(written), ...(out && { headers: out.headers }) };
}

const UNREAD = 'You had not read this on Parley, so we mailed it to you.';
const MONEY = 'It is about your money, so it comes whatever you have chosen in the settings.';

function partOf(settings: Settings, { type, text, url }: Told): Part {
  const label = url === ticketsUrl ? 'Answer the request' : OPEN[type];
  const button = { label, url: inFull(settings, url ?? dashboardUrl) };
  return { topic: KINDS[type].name, text, button };
}

function subjectOf(news: readonly Told[]): string {
  const [first = ''] = news.map(({ text }) => firstSentence(text));
  if (news.length === 1) return beginning(first, SUBJECT_LENGTH);
  return `${news.length} new notifications: ${beginning(first, BEGINNING_LENGTH)}`;
}

/** Without its full stop; a title between quotes may hold as many as it likes. */
function firstSentence(text: string): string {
  return /^(?:“[^”]*”|[^.]|\.(?!\s|$))+/.exec(text)?.[0] ?? text;
}
