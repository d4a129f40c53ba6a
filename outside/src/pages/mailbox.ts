import type { FastifyInstance } from 'fastify';
import { mailsTo, type Mail } from '../mail/mail.ts';
import { isReason, sendBack, type BounceEndpoint } from '../mail/send-back.ts';
import type { Store } from '../store.ts';
import { html, type Html } from './html.ts';
import { sendPage } from './layout.ts';
import { addressOf, inbox, openedMail } from './mail-page.ts';
import { returning } from './returning.ts';

const SHOWN = 50;

interface MailboxQuery {
  Querystring: { to?: string; mail?: string; back?: string };
}
interface SendingBack {
  Params: { mail: string };
  Querystring: { to?: string };
  Body: string;
}

/** All emails, for people trying the demo and for tests that need the codes. */
export function serveMailbox(app: FastifyInstance, store: Store, bounces: BounceEndpoint | null): void {
  app.get<MailboxQuery>('/mailbox.json', (request, reply) => reply.send(mailsTo(store, request.query.to)));

  app.get<MailboxQuery>('/mailbox', (request, reply) => {
    const { to = '', mail, back } = request.query;
    const mails = mailsTo(store, to, SHOWN);
    return sendPage(reply, {
      title: to === '' ? 'Mailbox' : `Mailbox of ${to}`,
      body: html`${head(to)}${box({ mails, to, chosen: mail, canReturn: bounces !== null, back })}`,
      face: 'mail',
    });
  });

  const find = (id: string) => mailsTo(store, '').find((mail) => String(mail.id) === id);

  app.get<{ Params: { mail: string } }>('/mailbox/:mail/invitation.ics', (request, reply) => {
    const mail = find(request.params.mail);
    const event = mail?.files.find(({ text }) => text !== undefined);
    if (!event) return reply.code(404).send('This email has no invitation.');
    return reply.type('text/calendar; charset=utf-8').send(event.text);
  });

  app.post<SendingBack>('/mailbox/:mail/back', async (request, reply) => {
    const mail = find(request.params.mail);
    const reason = new URLSearchParams(request.body).get('reason');
    if (!bounces || !mail || !isReason(reason)) return reply.code(404).send('Nothing can be sent back here.');
    const { status } = await sendBack(bounces, mail, reason);
    const back = status === 200 ? reason : `refused with ${status}`;
    return reply.redirect(
      `${addressOf(mail, request.query.to ?? '')}&back=${encodeURIComponent(back)}#back`,
      303,
    );
  });
}

function head(to: string): Html {
  return html`<div class="mail-head">
    <h1>Mailbox</h1>
    <form method="get" action="/mailbox" class="row" role="search">
      <div class="field">
        <label for="to">Address</label>
        <input id="to" type="email" name="to" value="${to}" autocomplete="off" spellcheck="false" />
      </div>
      <button>Show emails</button>
    </form>
    ${to === '' ? null : html`<p><a href="/mailbox">Show everyone’s emails</a></p>`}
  </div>`;
}

interface Box {
  mails: readonly Mail[];
  to: string;
  chosen: string | undefined;
  canReturn: boolean;
  /** What came of sending it back, just now. */
  back: string | undefined;
}

/** The newest is open beside the list until another is chosen. */
function box({ mails, to, chosen, canReturn, back }: Box): Html {
  const mail = mails.find(({ id }) => String(id) === chosen) ?? mails[0];
  if (!mail)
    return html`<div class="mails">
      <p class="nothing">No emails${to === '' ? '' : ` to ${to}`} yet.</p>
    </div>`;
  return html`<div class="${chosen === undefined ? 'mails' : 'mails chosen'}">
    ${inbox(mails, mail, to)}${openedMail(mail, to, canReturn ? returning(mail, to, back) : null)}
  </div>`;
}
