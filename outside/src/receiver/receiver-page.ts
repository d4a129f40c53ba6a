import type { FastifyReply } from 'fastify';
import { html, type Html } from '../pages/html.ts';
import { sendPage } from '../pages/layout.ts';
import type { Received } from './receiver.ts';

/** What arrived, the latest first, for people trying the demo. */
export function sendReceiverPage(
  reply: FastifyReply,
  address: string,
  received: readonly Received[],
): FastifyReply {
  const list =
    received.length === 0
      ? html`<p>Nothing has arrived yet. Add a webhook with the address <code>${address}</code>.</p>`
      : html`<p>Webhooks with the address <code>${address}</code> arrive here.</p>
          ${received.map(arrival)}`;
  return sendPage(reply, {
    title: 'Webhook receiver',
    body: html`<h1>Webhook receiver</h1>
      ${list}`,
    face: 'wide',
  });
}

function arrival({ at, path, headers, body, status }: Received): Html {
  const { id, timestamp, signature } = headers;
  return html`<section>
    <h2>${path}, answered ${status}</h2>
    <p>${at}</p>
    <pre style="white-space: pre-wrap; overflow-wrap: anywhere">
webhook-id: ${id}
webhook-timestamp: ${timestamp}
webhook-signature: ${signature}

${body}</pre>
  </section>`;
}
