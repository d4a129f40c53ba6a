import { randomUUID } from 'node:crypto';
import type { Mail } from './mail.ts';

/** Why a mail server sends an email back, with the answer of the recipient's server. */
export const REASONS = {
  gone: { name: 'No such mailbox', status: '5.1.1', says: '550 5.1.1 User unknown in virtual mailbox table' },
  full: { name: 'Mailbox is full', status: '5.2.2', says: '552 5.2.2 Mailbox size limit exceeded' },
} as const;
export type Reason = keyof typeof REASONS;
export const isReason = (word: unknown): word is Reason => typeof word === 'string' && word in REASONS;

/** Where emails that came back are handed to the product, and the password there. */
export interface BounceEndpoint {
  url: string;
  secret: string;
}

const TIMEOUT_MS = 10_000;

/** Sends a delivery status notification as a mail server's pipe does; resolves with what the product answered. */
export async function sendBack(
  { url, secret }: BounceEndpoint,
  mail: Mail,
  reason: Reason,
): Promise<{ status: number; body: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      authorization: `Basic ${Buffer.from(`bounces:${secret}`).toString('base64')}`,
    },
    body: notification(mail, REASONS[reason]),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: answer.status, body: await answer.text() };
}

/** As RFC 3462 and RFC 3464 have it: what people read, what programs read, and the headers of what came back. */
function notification({ to, sender, headers, at }: Mail, { status, says }: (typeof REASONS)[Reason]): string {
  const boundary = randomUUID();
  const server = `mx.${to.split('@').at(-1)}`;
  const part = (type: string, lines: readonly string[]) => [
    `--${boundary}`,
    `Content-Type: ${type}`,
    '',
    ...lines,
    '',
  ];
  const returned = ['from', 'to', 'subject', 'date', 'message-id'].flatMap((name) =>
    headers[name] === undefined ? [] : [`${name}: ${headers[name]}`],
  );
  return [
    'Return-Path: <>',
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `From: MAILER-DAEMON@${server} (Mail Delivery System)`,
    `To: ${sender}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    `Message-ID: <${randomUUID()}@${server}>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    ...part('text/plain; charset=utf-8', [`Your message to ${to} couldn't be delivered: ${says}`]),
    ...part('message/delivery-status', [
      `Reporting-MTA: dns; ${server}`,
      `Arrival-Date: ${new Date(at).toUTCString().replace('GMT', '+0000')}`,
      '',
      `Final-Recipient: rfc822; ${to}`,
      'Action: failed',
      `Status: ${status}`,
      `Diagnostic-Code: smtp; ${says}`,
    ]),
    ...part('text/rfc822-headers', returned),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
