import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import tls from 'node:tls';
import type { Mailer } from '../mail/mailer.ts';
import { error, ok, warning, type Verdict } from './finding.ts';

const DAY_MS = 86_400_000;
const RENEW_DAYS = 14;

/** Connects and logs in as a delivery does, and sends nothing. */
export async function checkMail(mailer: Mailer, url: string): Promise<Verdict[]> {
  await mailer.verify();
  const expires = await certificateEnd(url);
  if (expires === null) {
    const isNear = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
    const says = 'accepts email, without encryption';
    return [isNear ? ok(says) : warning(`${says}: use smtps://, or a server with STARTTLS.`)];
  }
  const days = Math.floor((expires - Date.now()) / DAY_MS);
  if (days < 0) return [error('The mail server’s certificate has expired: renew it.')];
  const says = `accepts email; its certificate expires in ${days} days`;
  return [days < RENEW_DAYS ? warning(`${says}: make sure it is renewed.`) : ok(says)];
}

/** When the server’s certificate ends, in milliseconds; null if it has none. */
async function certificateEnd(address: string): Promise<number | null> {
  const { hostname, port, protocol } = new URL(address);
  const isImplicit = protocol === 'smtps:';
  const socket = connect(Number(port) || (isImplicit ? 465 : 587), hostname);
  socket.on('error', () => {});
  try {
    await once(socket, 'connect');
    if (!isImplicit && !(await startTls(socket))) return null;
    // The delivery has judged it already; this only reads its date.
    const secure = tls.connect({ socket, servername: hostname, rejectUnauthorized: false });
    await once(secure, 'secureConnect');
    return Date.parse(secure.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}

async function startTls(socket: Socket): Promise<boolean> {
  await reply(socket);
  socket.write('EHLO parley.test\r\n');
  if (!/STARTTLS/i.test(await reply(socket))) return false;
  socket.write('STARTTLS\r\n');
  return (await reply(socket)).startsWith('220');
}

/** A whole reply, whose last line has a space after its code. */
async function reply(socket: Socket): Promise<string> {
  let text = '';
  while (!/^\d{3} .*\r\n$/m.test(text)) {
    const [chunk] = await once(socket, 'data');
    text += String(chunk);
  }
  return text;
}
