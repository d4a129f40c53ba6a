import { hasName, logoPath, sizeWithin } from '@parley/contract/admin/settings/logo.ts';
import { escaped } from '../http/escaped.ts';
import { currentReader, i18n, productName } from '../language/language.ts';
import { ownLogo } from '../installation/own-logo.ts';
import { darkRules, style, type StyleName } from './mail-styles.ts';
import type { MailContent } from './mail-content.ts';

interface Button {
  label: string;
  url: string;
}
/** When something is: on the reader's clock, large, and below it on the other side's. */
export interface TimeBlock {
  day: string;
  clock: string;
  place: string;
  other: string | null;
  /** It no longer takes place. */
  isOff?: boolean;
}
/** A paragraph, a code to copy, a time, a button, a link beside it, or one of several news items with its own button. */
export type Part =
  | string
  | { code: string }
  | { time: TimeBlock }
  | { button: Button }
  | { link: Button }
  | { topic: string; text: string; button: Button };

export interface MailTemplate {
  subject: string;
  /** The preview text beside the subject. */
  preview?: string;
  /** The name in the greeting. Left out for unconfirmed addresses: a stranger may have typed both. */
  firstName?: string;
  parts: readonly Part[];
  /** Small print: why the mail was sent, and how to unsubscribe. */
  foot?: readonly (string | Button)[];
  publicUrl: string;
}

/** Renders a mail as text and HTML; user input is escaped. */
export function renderMail(template: MailTemplate): Pick<MailContent, 'subject' | 'text' | 'html'> {
  return { subject: template.subject, text: textOf(template), html: htmlOf(template) };
}

function textOf({ firstName, parts, foot = [], publicUrl }: MailTemplate): string {
  const small = foot.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.url}`));
  const name = `${productName()} · ${publicUrl}`;
  return [greeting(firstName), ...parts.map(textOfPart), `-- \n${[name, ...small].join('\n')}`].join('\n\n');
}

const greeting = (firstName?: string) =>
  firstName === undefined ? i18n.t('Hello,') : i18n.t('Hello {firstName},', { firstName });

function textOfPart(part: Part): string {
  if (typeof part === 'string') return part;
  if ('code' in part) return `    ${part.code}`;
  if ('time' in part) return timeText(part.time);
  if ('link' in part) return `${part.link.label}: ${part.link.url}`;
  const button = `${part.button.label}: ${part.button.url}`;
  return 'topic' in part ? `${part.text}\n${button}` : button;
}

/** Text has nothing to strike a time through with. */
function timeText({ day, clock, place, other, isOff = false }: TimeBlock): string {
  const time = isOff ? i18n.t('Canceled: {day}, {clock}', { day, clock }) : `${day}, ${clock}`;
  return [`    ${time}`, `    ${place}`, ...(other === null ? [] : [`    ${other}`])].join('\n');
}

/**
 * Tables carry the layout: Outlook knows no padding or width of other boxes, and Gmail drops what it doesn't know. No images
 * but an own logo, no scripts; both schemes for clients that support them.
 */
function htmlOf({ subject, preview, firstName, parts, foot = [], publicUrl }: MailTemplate): string {
  const small = foot.map((line) => `<p ${style('small')} dir="auto">${lineOf(line)}</p>`);
  return `<!doctype html>
<html lang="${currentReader().language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}${darkRules()}</style>
</head>
<body ${style('page')}>
<div ${style('preview')}>${escaped(preview ?? '')}${'&#8199;&#65279;'.repeat(preview ? 40 : 0)}</div>
${table(
  'page',
  `<tr><td align="center" ${style('column')}>
${table(
  'measure',
  `<tr><td ${style('head')}>${logoOf(publicUrl)}</td></tr>
<tr><td ${style('sheet')}>
<p ${style('paragraph')} dir="auto">${escaped(greeting(firstName))}</p>
${parts.map(htmlOfPart).join('\n')}
</td></tr>
<tr><td ${style('foot')}>${small.join('\n')}</td></tr>`,
)}
</td></tr>`,
)}
</body>
</html>`;
}

const table = (name: StyleName, rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${style(name)}>${rows}</table>`;

/** The mark drawn with cells: mailboxes show no pictures before they are asked to. */
const logoOf = (publicUrl: string) =>
  `<a href="${escaped(publicUrl)}" ${style('logoLink')}>${ownMark(publicUrl) ?? productMark()}</a>`;

const productMark = () =>
  `<span ${style('markInk')}>&nbsp;</span><span ${style('markTime')}>&nbsp;</span><span ${style('markSoft')}>&nbsp;</span>&nbsp;${escaped(productName())}`;

/** An own logo is a picture; until a mailbox shows it, the name stands there. Null without one. */
function ownMark(publicUrl: string): string | null {
  const logo = ownLogo();
  if (!logo) return null;
  const name = escaped(productName());
  const { width, height } = sizeWithin({ width: 240, height: 32 }, logo);
  const src = escaped(new URL(logoPath(logo.version, 'mark'), publicUrl).href);
  const image = (alt: string) =>
    `<img src="${src}" alt="${alt}" width="${width}" height="${height}" ${style('logo')}>`;
  return hasName(logo) ? image(name) : `${image('')}&nbsp;${name}`;
}

function htmlOfPart(part: Part): string {
  if (typeof part === 'string') return `<p ${style('paragraph')} dir="auto">${escaped(part)}</p>`;
  if ('code' in part) return `<p ${style('code')}>${escaped(part.code)}</p>`;
  if ('time' in part) return timeOf(part.time);
  if ('link' in part) return `<p ${style('paragraph')} dir="auto">${lineOf(part.link)}</p>`;
  if (!('topic' in part)) return buttonOf(part.button);
  return table(
    'topic',
    `<tr><td ${style('topicCell')}>
<p ${style('over')}>${escaped(part.topic)}</p>
<p ${style('told')} dir="auto">${escaped(part.text)}</p>
${buttonOf(part.button)}
</td></tr>`,
  );
}

function timeOf({ day, clock, place, other, isOff = false }: TimeBlock): string {
  const words = `${escaped(day)}<br><b ${style('clock')}>${escaped(clock)}</b>`;
  const second = other === null ? '' : `<p ${style('otherClock')}>${escaped(other)}</p>`;
  return table(
    'time',
    `<tr><td ${style('timeCell')}>
<p ${style('day')}>${isOff ? `<s>${words}</s>` : words}</p>
<p ${style('ownClock')}>${escaped(place)}</p>
${second}
</td></tr>`,
  );
}

const buttonOf = ({ label, url }: Button) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${style('act')}><tr><td ${style('buttonCell')}><a href="${escaped(url)}" ${style('button')}>${escaped(label)}</a></td></tr></table>`;

const lineOf = (line: string | Button) =>
  typeof line === 'string'
    ? escaped(line)
    : `<a href="${escaped(line.url)}" ${style('smallLink')}>${escaped(line.label)}</a>`;
