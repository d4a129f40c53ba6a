import nodemailer from 'nodemailer';
import { z } from 'zod';
import { enqueue, type Background } from './background.ts';
import type { Trx } from './db.ts';

const Mail = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type Mail = z.infer<typeof Mail>;

/** Queues a mail in the transaction of what it tells of. */
export async function sendMail(trx: Trx, mail: Mail): Promise<void> {
  await enqueue(trx, 'mail', mail);
}

/** Hands queued mails to the SMTP server; a failed one comes again with growing pauses. */
export const mailBackground: Background = {
  tasks: {
    mail: async ({ settings }, payload) => {
      const mail = Mail.parse(payload);
      const transport = nodemailer.createTransport(settings.SMTP_URL);
      await transport.sendMail({ from: settings.MAIL_FROM, ...mail });
      transport.close();
    },
  },
};
