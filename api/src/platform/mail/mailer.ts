import nodemailer from 'nodemailer';

/** So many at once: one mailbox that does not answer holds up none of the others. */
export const MAX_CONCURRENT_MAILS = 8;
/** A server that says nothing for so long is given up for this time; less than the first pause. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export type Mailer = ReturnType<typeof createMailer>;

/** The way to the SMTP server: its connections are kept for the next mails, until it is closed. */
export function createMailer(url: string) {
  return nodemailer.createTransport({ url, pool: true, maxConnections: MAX_CONCURRENT_MAILS, ...TIMEOUTS });
}
