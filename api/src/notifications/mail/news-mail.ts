import { isLocked, KINDS, type NotificationType } from '@parley/contract/notifications/kinds.ts';
import type { Settings } from '../../env.ts';
import { i18n } from '../../platform/language/language.ts';
import { renderMail, type MailTemplate, type Part } from '../../platform/mail/mail-template.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Addressee, DueNotification } from '../queries-due.ts';
import {
  absoluteUrl,
  calendarsUrl,
  dashboardUrl,
  dataUrl,
  historyUrl,
  isPosting,
  payoutsUrl,
  reportsUrl,
  ticketsUrl,
} from '../news/urls.ts';
import { settingsLink, unsubscribeLinks } from './unsubscribe-links.ts';
import { excerpt } from '../news/words.ts';

const SUBJECT_LENGTH = 90;
const BEGINNING_LENGTH = 50;

/** The label of each type's button. */
const OPEN: Record<NotificationType, string> = {
  PROPOSAL: /*i18n*/ 'View proposal',
  INVITE: /*i18n*/ 'View invitation',
  APPOINTMENT: /*i18n*/ 'View consultation',
  JOB: /*i18n*/ 'View job',
  PAYMENT: /*i18n*/ 'View payment',
  MESSAGE: /*i18n*/ 'Open chat',
  REVIEW: /*i18n*/ 'View review',
  CERTIFICATE: /*i18n*/ 'View certificate',
  SUPPORT: /*i18n*/ 'View your request',
  SEARCH: /*i18n*/ 'View what’s new',
  RECOMMENDATION: /*i18n*/ 'View job posting',
  SECURITY: /*i18n*/ 'Check your account',
};

/** One email with everything somebody hasn't read, each with a link to its screen. */
export function newsMail(
  platform: Pick<Platform, 'settings' | 'keys'>,
  person: Addressee,
  news: readonly DueNotification[],
): Mail {
  const { settings } = platform;
  const { id: userId, email: to, firstName } = person;
  const types = [...new Set(news.map(({ type }) => type))].filter((type) => !isLocked(type));
  const out = types.length > 0 ? unsubscribeLinks(platform, { userId, types }) : null;
  const written: MailTemplate = {
    subject: subjectOf(news),
    preview: news.map(({ text }) => text).join(' '),
    firstName,
    parts: news.map((each) => partOf(settings, each)),
    foot: out ? [i18n.t(UNREAD), ...out.foot] : [i18n.t(MONEY), settingsLink(settings)],
    publicUrl: absoluteUrl(settings, '/'),
  };
  return { to, userId, kind: 'news', ...renderMail(written), ...(out && { headers: out.headers }) };
}

const UNREAD = /*i18n*/ 'We emailed you because you hadn’t seen this on Parley yet.';
const MONEY = /*i18n*/ 'You always get emails about your money, whatever your settings.';

/** Where a notification leads elsewhere than others of its type: to settings, or to what admins do. */
const BY_PLACE: Record<string, string | undefined> = {
  [payoutsUrl]: /*i18n*/ 'View payouts',
  [ticketsUrl]: /*i18n*/ 'Answer request',
  [reportsUrl]: /*i18n*/ 'Review report',
  [dataUrl]: /*i18n*/ 'View your storage',
  [calendarsUrl]: /*i18n*/ 'View your calendars',
  [historyUrl]: /*i18n*/ 'View on Parley',
};
const VIEW_POSTING = /*i18n*/ 'View job posting';

function labelOf(type: NotificationType, url: string): string {
  return BY_PLACE[url] ?? (isPosting(url) ? VIEW_POSTING : OPEN[type]);
}

function partOf(settings: Settings, { type, text, url }: DueNotification): Part {
  const path = url ?? dashboardUrl;
  const button = { label: i18n.t(labelOf(type, path)), url: absoluteUrl(settings, path) };
  return { topic: i18n.t(KINDS[type].name), text, button };
}

function subjectOf(news: readonly DueNotification[]): string {
  const [first = ''] = news.map(({ text }) => firstSentence(text));
  if (news.length === 1) return excerpt(first, SUBJECT_LENGTH);
  return i18n.t('{count} new notifications: {first}', {
    count: news.length,
    first: excerpt(first, BEGINNING_LENGTH),
  });
}

/** Without its period; periods inside a quoted title don't end it. */
function firstSentence(text: string): string {
  return /^(?:“[^”]*”|[^.]|\.(?!\s|$))+/.exec(text)?.[0] ?? text;
}
