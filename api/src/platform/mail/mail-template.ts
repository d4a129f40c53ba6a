import { currentReader, i18n } from '../language/language.ts';
import { darkRules, style } from './mail-styles.ts';
import type { MailContent } from './mail-content.ts';

interface Button {
  label: string;
  url: string;
}
/** A paragraph, a code to copy, a button, or one of several news items with its own button. */
export type Part =
  | string
  | { code: string }
  | { button: Button }
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
  const name = `Parley · ${publicUrl}`;
  return [greeting(firstName), ...parts.map(textOfPart), `-- \n${[name, ...small].join('\n')}`].join('\n\n');
}

const greeting = (firstName?: string) =>
  firstName === undefined ? i18n.t('Hello,') : i18n.t('Hello {firstName},', { firstName });

function textOfPart(part: Part): string {
  if (typeof part === 'string') return part;
  if ('code' in part) return `    ${part.code}`;
  const button = `${part.button.label}: ${part.button.url}`;
  return 'topic' in part ? `${part.text}\n${button}` : button;
}

/** No tables, images or scripts: boxes with inline colors, and both schemes for clients that support them. */
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
<div ${style('column')}>
<p ${style('logo')}><a href="${escaped(publicUrl)}" ${style('logoLink')}>Parley</a></p>
<div ${style('sheet')}>
<p ${style('paragraph')} dir="auto">${escaped(greeting(firstName))}</p>
${parts.map(htmlOfPart).join('\n')}
</div>
${small.join('\n')}
</div>
</body>
</html>`;
}

function htmlOfPart(part: Part): string {
  if (typeof part === 'string') return `<p ${style('paragraph')} dir="auto">${escaped(part)}</p>`;
  if ('code' in part) return `<p ${style('code')}>${escaped(part.code)}</p>`;
  if (!('topic' in part)) return buttonOf(part.button);
  return `<div ${style('topic')}>
<p ${style('over')}>${escaped(part.topic)}</p>
<p ${style('told')} dir="auto">${escaped(part.text)}</p>
${buttonOf(part.button)}
</div>`;
}

const buttonOf = ({ label, url }: Button) =>
  `<p ${style('act')}><a href="${escaped(url)}" ${style('button')}>${escaped(label)}</a></p>`;

const lineOf = (line: string | Button) =>
  typeof line === 'string'
    ? escaped(line)
    : `<a href="${escaped(line.url)}" ${style('smallLink')}>${escaped(line.label)}</a>`;

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
