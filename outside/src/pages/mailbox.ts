import type { FastifyInstance } from 'fastify';
import { mailsTo, type Mail } from '../mail.ts';
import type { Store } from '../store.ts';
import { html, type Html } from './html.ts';
import { sendPage } from './layout.ts';

const SHOWN = 50;

interface MailboxQuery {
  Querystring: { to?: string };
}

/** All emails, for people trying the demo and for tests that need the codes. */
export function serveMailbox(app: FastifyInstance, store: Store): void {
  app.get<MailboxQuery>('/mailbox.json', (request, reply) => reply.send(mailsTo(store, request.query.to)));

  app.get<MailboxQuery>('/mailbox', (request, reply) => {
    const { to = '' } = request.query;
    const mails = mailsTo(store, to, SHOWN);
    return sendPage(reply, {
      title: to === '' ? 'Mailbox' : `Mailbox of ${to}`,
      body: html`<h1>Mailbox</h1>
        <p class="soft">Every email the product sends arrives here, newest first.</p>
        <form method="get" action="/mailbox" class="row" role="search">
          <div class="field">
            <label for="to">Address</label>
            <input id="to" type="email" name="to" value="${to}" autocomplete="off" spellcheck="false" />
          </div>
          <button class="main">Show emails</button>
        </form>
        ${to === '' ? null : html`<p><a href="/mailbox">Show everyone’s emails</a></p>`}
        ${mails.length === 0 ? html`<p class="sheet">No emails${to === '' ? '' : ` to ${to}`} yet.</p>` : mails.map(article)}`,
      isWide: true,
    });
  });
}

function article({ to, subject, text, html: source, at, files }: Mail): Html {
  const asText = html`<pre dir="auto">${linked(text)}</pre>`;
  return html`<article class="sheet">
    <h2 class="subject" dir="auto">${subject}</h2>
    <p class="soft">
      to <a href="/mailbox?to=${encodeURIComponent(to)}">${to}</a> ·
      <time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time>
    </p>
    ${
      source === ''
        ? asText
        : html`${framed(subject, source)}
            <details>
              <summary>Plain text</summary>
              ${asText}
            </details>`
    }
    ${named(files)}
  </article>`;
}

/** The named attachments; mailboxes don't list alternatives. */
function named(files: Mail['files']): Html | null {
  const names = files
    .filter(({ filename }) => filename !== '')
    .map(({ filename, contentType }) => `${filename} (${contentType.replace(/;.*/, '')})`);
  return names.length === 0 ? null : html`<p class="soft">Attached: ${names.join(', ')}</p>`;
}

/** The email in a sandboxed frame: no scripts, nothing loaded, links open in a new tab. */
function framed(subject: string, source: string): Html {
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
