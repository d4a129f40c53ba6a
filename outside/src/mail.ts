import { once } from 'node:events';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { Store } from './store.ts';

const LARGEST = 10 * 1024 * 1024;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
}

/** Mails of everybody, or of one address, newest first. */
export function mailsTo(store: Store, to: string | undefined, limit = 500): Mail[] {
  const where = to === undefined || to === '' ? '' : 'where recipient = ?';
  const rows = store
    .sql(`select * from mail ${where} order by id desc limit ${limit}`)
    .all(...(where === '' || to === undefined ? [] : [to.trim().toLowerCase()]));
  return rows.map((row) => ({
    to: String(row.recipient),
    subject: String(row.subject),
    text: String(row.text),
    html: String(row.html),
    at: new Date(Number(row.at)).toISOString(),
  }));
}

/** Listens for SMTP and answers 250 only once the mail is stored: one row for each recipient. */
export async function serveMail(
  store: Store,
  { host, port }: { host: string; port: number },
  log: (line: string) => void,
) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: LARGEST,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      simpleParser(stream).then(
        ({ subject, text, html }) => {
          // smtp-server hands over what is too large as well and leaves the refusal to us
          if (stream.sizeExceeded)
            return done(Object.assign(new Error('Message too large'), { responseCode: 552 }));
          keep(store, recipients, { subject: subject ?? '', text: text ?? '', html: html || '' });
          return done();
        },
        (error) => done(error),
      );
    },
  });
  // A client that breaks off must not end the whole process
  server.on('error', (error) => log(`mail: ${error.message}`));
  const listening = server.listen(port, host);
  await once(listening, 'listening');
  const address = listening.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function keep(store: Store, recipients: string[], mail: Pick<Mail, 'subject' | 'text' | 'html'>): void {
  const insert = store.sql('insert into mail (at, recipient, subject, text, html) values (?, ?, ?, ?, ?)');
  store.transact(() => {
    for (const to of recipients) insert.run(Date.now(), to.toLowerCase(), mail.subject, mail.text, mail.html);
  });
}
