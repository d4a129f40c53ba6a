import type { FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';

interface Sheet {
  title: string;
  body: Html;
  /** The checkout and the mailbox look as in life; their notice comes last. */
  face?: 'wide' | 'pay' | 'mail';
  status?: number;
  /** URLs that the page's forms may redirect to. */
  leadsTo?: (string | null)[];
}

const NOTE =
  'This is a stand-in for the outside world. No real card is charged, no money moves, and no email leaves this machine.';

export function sendPage(
  reply: FastifyReply,
  { title, body, face, status, leadsTo = [] }: Sheet,
): FastifyReply {
  const origins = leadsTo.flatMap((address) =>
    address !== null && URL.canParse(address) ? [new URL(address).origin] : [],
  );
  const isLifelike = face === 'pay' || face === 'mail';
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Stand-in</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        ${isLifelike ? null : html`<header class="note">${NOTE}</header>`}
        <main class="${face ?? ''}">${body}</main>
        ${isLifelike ? html`<footer class="note">${NOTE}</footer>` : null}
      </body>
    </html>`;
  return reply
    .code(status ?? 200)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy(origins))
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(page.source);
}

/** Browsers apply form-action to redirects too, hence the product's origin. */
function policy(origins: string[]): string {
  const inMails = "img-src data:; style-src 'self' 'unsafe-inline'";
  return `default-src 'none'; ${inMails}; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self' ${origins.join(' ')}`;
}
