import { connect } from 'node:net';

interface MailInput {
  to: string[];
  subject: string;
  text?: string;
  html?: string;
  messageId?: string;
}

/** Sends a mail by hand over SMTP, as any mail client would; resolves with the server's answers. */
export async function sendMail(port: number, mail: MailInput): Promise<string[]> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const answers: string[] = [];
  const lines = socket[Symbol.asyncIterator]();
  const hear = async () => {
    const { value } = await lines.next();
    answers.push(String(value ?? '').trim());
  };
  await hear();
  const said = [
    'EHLO localhost',
    'MAIL FROM:<no-reply@parley.test>',
    ...mail.to.map((one) => `RCPT TO:<${one}>`),
    'DATA',
  ];
  for (const line of [...said, `${source(mail)}\r\n.`, 'QUIT']) {
    socket.write(`${line}\r\n`);
    await hear();
  }
  socket.destroy();
  return answers;
}

function source({ to, subject, text = '', html = '', messageId }: MailInput): string {
  const head = [
    'From: Parley <no-reply@parley.test>',
    `To: ${to.join(', ')}`,
    `Subject: ${subject}`,
    ...(messageId ? [`Message-ID: ${messageId}`] : []),
    'MIME-Version: 1.0',
  ];
  const parts = [part('plain', text), ...(html === '' ? [] : [part('html', html)]), '--b--'];
  return [...head, 'Content-Type: multipart/alternative; boundary=b', '', ...parts].join('\r\n');
}

function part(type: string, body: string): string {
  return ['--b', `Content-Type: text/${type}; charset=utf-8`, '', body].join('\r\n');
}
