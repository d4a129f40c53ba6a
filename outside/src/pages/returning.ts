import type { Mail } from '../mail/mail.ts';
import { isReason, REASONS } from '../mail/send-back.ts';
import { html, type Html } from './html.ts';

/** Lets one send an email back, as the recipient's mail server does; `back`: what came of it. */
export function returning({ id, to, sender }: Mail, box: string, back: string | undefined): Html | null {
  if (sender === '') return null;
  const buttons = Object.entries(REASONS).map(
    ([reason, { name }]) => html`<button name="reason" value="${reason}">${name}</button>`,
  );
  const action = `/mailbox/${id}/back${box === '' ? '' : `?to=${encodeURIComponent(box)}`}`;
  return html`<details class="back" id="back" ${back === undefined ? null : html`open`}>
    <summary>Send it back</summary>
    ${outcome(back, sender)}
    <p class="soft">As the mail server of ${to} would if it couldn’t deliver this email.</p>
    <form method="post" action="${action}">${buttons}</form>
  </details>`;
}

function outcome(back: string | undefined, sender: string): Html | null {
  if (back === undefined) return null;
  return isReason(back)
    ? html`<p class="good" role="status">Sent back to ${sender}: ${REASONS[back].name.toLowerCase()}.</p>`
    : html`<p role="alert">Sending it back was ${back}.</p>`;
}
