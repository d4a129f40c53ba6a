import type { Mail } from '../mail/mail.ts';
import { html, type Html } from './html.ts';
import { mark } from './mark.ts';

/** Everything in the box, newest first; the open one is marked. */
export function inbox(mails: readonly Mail[], open: Mail, to: string): Html {
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="${addressOf(mail, to)}" ${mail.id === open.id ? html`aria-current="true"` : null}>
          <span class="top"><span>${to === '' ? mail.to : 'Parley'}</span>${timeOf(mail)}</span>
          <strong dir="auto">${mail.subject}</strong>
          <span class="begin" dir="auto">${beginning(mail)}</span>
        </a>
      </li>`,
  );
  return html`<ol class="inbox" aria-label="Emails">
    ${rows}
  </ol>`;
}

/** `end`: what can be done with it. */
export function openedMail(mail: Mail, to: string, end: Html | null): Html {
  const asText = html`<pre dir="auto">${linked(mail.text)}</pre>`;
  return html`<article class="open">
    <a class="to-list" href="${boxOf(to)}">‹ All emails</a>
    <h2 dir="auto">${mail.subject}</h2>
    <div class="sender">
      ${mark}
      <p>
        <b>Parley</b> ${timeOf(mail)}<br />
        <span class="soft">to <a href="${boxOf(mail.to)}">${mail.to}</a></span>
      </p>
    </div>
    ${invitation(mail)}
    ${
      mail.html === ''
        ? asText
        : html`${framed(mail)}
            <details>
              <summary>Plain text</summary>
              ${asText}
            </details>`
    }
    ${named(mail.files)}${end}
  </article>`;
}

const boxOf = (to: string) => (to === '' ? '/mailbox' : `/mailbox?to=${encodeURIComponent(to)}`);

/** Of the mailbox with this mail open. */
export const addressOf = ({ id }: Mail, to: string) => `${boxOf(to)}${to === '' ? '?' : '&'}mail=${id}`;

const timeOf = ({ at }: Mail) => html`<time datetime="${at}">${at.replace('T', ' ').slice(0, 16)} UTC</time>`;

/** What it says after the greeting. */
const beginning = ({ text }: Mail) => text.replace(/^Hello.*\n+/, '').slice(0, 120);

/** Mailboxes show an invitation that they can read above the mail. */
function invitation({ id, files }: Mail): Html | null {
  if (!files.some(({ text }) => text !== undefined)) return null;
  return html`<div class="event">
    <p><b>Invitation</b><br /><span class="soft">This email holds a calendar event.</span></p>
    <a class="button" href="/mailbox/${id}/invitation.ics">Add to calendar</a>
  </div>`;
}

/** The named attachments; mailboxes don't list alternatives. */
function named(files: Mail['files']): Html | null {
  const names = files
    .filter(({ filename }) => filename !== '')
    .map(({ filename, contentType }) => `${filename} (${contentType.replace(/;.*/, '')})`);
  return names.length === 0 ? null : html`<p class="soft">Attached: ${names.join(', ')}</p>`;
}

/** The email in a sandboxed frame: no scripts, nothing loaded, links open in a new tab. */
function framed({ subject, html: source }: Mail): Html {
  const page = `<base target="_blank">${source}`;
  return html`<iframe
    title="${subject}"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    loading="lazy"
    srcdoc="${page}"
  ></iframe>`;
}

function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
