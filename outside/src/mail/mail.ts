import { once } from 'node:events';
import { simpleParser, type Attachment, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Store } from '../store.ts';

const LARGEST = 10 * 1024 * 1024;
/** A domain without mailboxes: deliveries fail. */
const NOBODY_THERE = '@gone.test';

export interface Mail {
  id: number;
  to: string;
  /** To whom it comes back if it can't be delivered; empty for none. */
  sender: string;
  subject: string;
  text: string;
  html: string;
  /** By lower-case name. */
  headers: Record<string, string>;
  /** Attachments, and alternatives, which have no name. */
  files: File[];
  at: string;
}

interface File {
  filename: string;
  /** Including an invitation's method. */
  contentType: string;
  /** The text of an invitation; other contents are not stored. */
  text?: string;
}

/** Newest first; all, or those to one address. */
export function mailsTo(store: Store, to: string | undefined, limit = 500): Mail[] {
  const where = to === undefined || to === '' ? '' : 'where recipient = ?';
  const rows = store
    .sql(`select * from mail ${where} order by id desc limit ${limit}`)
    .all(...(where === '' || to === undefined ? [] : [to.trim().toLowerCase()]));
  return rows.map((row) => ({
    id: Number(row.id),
    to: String(row.recipient),
    subject: String(row.subject),
    text: String(row.text),
    html: String(row.html),
    sender: '',
    headers: {},
    files: [],
    ...JSON.parse(String(row.more)),
    at: new Date(Number(row.at)).toISOString(),
  }));
}

/** Listens for SMTP and answers 250 only once the mail is stored: one row for each recipient. */
export async function serveMail(
  store: Store,
  { host, port }: { host: string; port: number },
  log: (line: string) => void,
) {
  let connections = 0;
  const server = new SMTPServer({
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: LARGEST,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      simpleParser(stream).then(
        (mail) => {
          // smtp-server also passes on oversized mails; refusing them is up to us
          if (stream.sizeExceeded)
            return done(Object.assign(new Error('Message too large'), { responseCode: 552 }));
          keep(store, { recipients, sender: senderOf(session) }, mail);
          return done();
        },
        (error) => done(error),
      );
    },
    onRcptTo({ address }, _session, done) {
      const isGone = address.toLowerCase().endsWith(NOBODY_THERE);
      done(isGone ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
    },
  });
  // A client's abort must not end the process
  server.on('error', (error) => log(`mail: ${error.message}`));
  const listening = server.listen(port, host);
  await once(listening, 'listening');
  const address = listening.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    /** Connections so far. */
    connections: () => connections,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const senderOf = ({ envelope: { mailFrom } }: SMTPServerSession): string =>
  mailFrom === false ? '' : mailFrom.address;

interface Envelope {
  recipients: string[];
  sender: string;
}

/** Duplicates by Message-ID are dropped, as real mailboxes do. */
function keep(store: Store, { recipients, sender }: Envelope, mail: ParsedMail): void {
  const { subject = '', text = '', html, messageId = null } = mail;
  const files = mail.attachments.map(fileOf);
  const headers = Object.fromEntries(mail.headerLines.map(({ key, line }) => [key, unfolded(line)]));
  const known = store.sql('select 1 from mail where recipient = ? and message_id = ?');
  const insert = store.sql(
    'insert into mail (at, recipient, subject, text, html, more, message_id) values (?, ?, ?, ?, ?, ?, ?)',
  );
  store.transact(() => {
    for (const to of recipients.map((each) => each.toLowerCase())) {
      if (messageId !== null && known.get(to, messageId)) continue;
      const more = JSON.stringify({ sender, headers, files });
      insert.run(Date.now(), to, subject, text, html || '', more, messageId);
    }
  });
}

function fileOf({ filename = '', contentType, content, headers }: Attachment): File {
  const said = headers.get('content-type');
  const method = typeof said === 'object' && 'params' in said ? said.params.method : undefined;
  const kind = method === undefined ? contentType : `${contentType}; method=${method}`;
  const isCalendar = contentType === 'text/calendar' || contentType === 'application/ics';
  return { filename, contentType: kind, ...(isCalendar && { text: content.toString('utf8') }) };
}

/** A header's value, unfolded. */
function unfolded(line: string): string {
  return line
    .slice(line.indexOf(':') + 1)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
