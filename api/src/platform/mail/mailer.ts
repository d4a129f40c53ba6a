import nodemailer from 'nodemailer';

/** Concurrent deliveries: one slow server holds up none of the others. */
export const MAX_CONCURRENT_MAILS = 8;
/** In milliseconds; less than the first back-off. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export type Mailer = ReturnType<typeof createMailer>;

/** A pooled SMTP transport; close it at shutdown. */
export function createMailer(url: string) {
  return nodemailer.createTransport({ url, pool: true, maxConnections: MAX_CONCURRENT_MAILS, ...TIMEOUTS });
}
