import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CAST, milo } from '../../../api/test/cast.ts';
import { doctorOf } from '../doctor.ts';
import type { Installation } from '../installation.ts';
import { comesTrue } from '../person.ts';
import { BOUNCES_ADDRESS, missingForPostfix, startPostfix, type Postfix } from '../postfix.ts';
import type { Report } from '../report.ts';

const WITHIN_MS = 60_000;

/** Debian's Postfix, which takes nothing without TLS and a password: what doctor says, what arrives, and what comes back. */
export async function mail(installation: Installation, report: Report): Promise<void> {
  const missing = missingForPostfix();
  if (missing !== null) return report.skip('mail', `the packages ${missing} aren’t installed`);
  const { world, background, certificate, folder } = installation;
  const [password, secret] = [randomBytes(12).toString('hex'), randomBytes(24).toString('hex')];
  const trusted = path.join(folder, 'mail.pem');
  writeFileSync(trusted, certificate.cert);
  const settings = {
    NODE_EXTRA_CA_CERTS: trusted,
    BOUNCES_SECRET: secret,
    BOUNCES_ADDRESS,
  };
  const receiver = await installation.product(settings);
  const postfix = await startPostfix({
    certificate,
    password,
    relayPort: world.outside?.smtpPort ?? 0,
    bounces: { url: `${receiver.url}/api/users/bounce`, secret },
  });
  try {
    await examine(installation, report, { postfix, password, trusted });
    await background.server.stop();
    await refused(installation, report, { ...settings, SMTP_URL: postfix.url('wrong') });
    const right = await installation.product(
      { ...settings, SMTP_URL: postfix.url(password) },
      '--background',
    );
    await Promise.all([receiver.server.start(), right.server.start()]);
    await delivered(installation, report);
    await returned(installation, report);
    await right.server.stop();
    await receiver.server.stop();
  } finally {
    await postfix.stop();
  }
}

interface Server {
  postfix: Postfix;
  password: string;
  /** The file of the certificate to trust. */
  trusted: string;
}

/** What `parley doctor` says of the server, in each case. */
async function examine(
  { environment }: Installation,
  report: Report,
  { postfix, password, trusted }: Server,
): Promise<void> {
  const says = async (what: string, settings: Record<string, string>, must: RegExp) => {
    const said = await doctorOf('mail', { ...environment, ...settings });
    report.add(`doctor, ${what}`, said, String(must), must.test(said));
  };
  const trust = { NODE_EXTRA_CA_CERTS: trusted };
  const well = /^ok: accepts email; its certificate expires in \d+ days$/;
  await says('STARTTLS', { ...trust, SMTP_URL: postfix.url(password) }, well);
  await says('TLS from the start', { ...trust, SMTP_URL: postfix.secureUrl(password) }, well);
  await says('wrong password', { ...trust, SMTP_URL: postfix.url('wrong') }, /^error: Invalid login: 535 /);
  await says('a certificate nobody trusts', { SMTP_URL: postfix.url(password) }, /^error: .*certificate/);
}

/** With a wrong password nothing leaves, and why is kept with the email. */
async function refused(
  installation: Installation,
  report: Report,
  settings: Record<string, string>,
): Promise<void> {
  const { world } = installation;
  const wrong = await installation.product(settings, '--background');
  await wrong.server.start();
  await askForCode(installation, milo.email);
  const reason = async () => {
    const { platform } = world;
    const mails = platform.db.selectFrom('mails').select('error').where('recipient', '=', milo.email);
    return (await mails.executeTakeFirst())?.error ?? '';
  };
  await comesTrue(async () => (await reason()) !== '', WITHIN_MS);
  await wrong.server.stop();
  const why = (await reason()).slice(0, 60);
  report.add('wrong password: kept with the email', why, 'the server’s 535', why.includes('535'));
  report.exactly('wrong password: delivered', await mailsTo(installation, milo.email), 0);
}

async function delivered(installation: Installation, report: Report): Promise<void> {
  const others = CAST.filter(({ email }) => email !== milo.email).map(({ email }) => email);
  const began = performance.now();
  for (const email of others) await askForCode(installation, email);
  const arrived = async () =>
    (await Promise.all(others.map((email) => mailsTo(installation, email)))).filter((count) => count === 1)
      .length;
  await comesTrue(async () => (await arrived()) === others.length, WITHIN_MS);
  const tookMs = Math.round(performance.now() - began);
  report.exactly(`over TLS with the password: delivered of ${others.length}`, await arrived(), others.length);
  report.add('over TLS with the password: all of them', `${tookMs} ms`, 'for the record', true);
}

/** Postfix takes the email and the recipient's server doesn't: Postfix sends it back through its pipe. */
async function returned(installation: Installation, report: Report): Promise<void> {
  const { db } = installation.world.platform;
  const gone = 'milo@gone.test';
  await db.updateTable('users').set({ email: gone }).where('id', '=', milo.id).execute();
  const began = performance.now();
  await askForCode(installation, gone);
  const person = () =>
    db
      .selectFrom('users')
      .select(['bouncedAt', 'bounceReason'])
      .where('id', '=', milo.id)
      .executeTakeFirstOrThrow();
  await comesTrue(async () => (await person()).bounceReason !== null, WITHIN_MS);
  const { bouncedAt, bounceReason } = await person();
  const isDead = bouncedAt !== null && (bounceReason ?? '').includes('550');
  report.add(
    'an address that is gone, told by Postfix’s pipe',
    bounceReason ?? 'not',
    'with its 550',
    isDead,
  );
  report.add('from asking to knowing', `${Math.round(performance.now() - began)} ms`, 'for the record', true);
}

async function askForCode({ web }: Installation, email: string): Promise<void> {
  await fetch(`${web[0]?.url}/api/auth/forgotPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
}

async function mailsTo({ world }: Installation, email: string): Promise<number> {
  const answer = await fetch(`${world.outside?.url}/mailbox.json?to=${encodeURIComponent(email)}`);
  const mails: unknown[] = JSON.parse(await answer.text());
  return mails.length;
}
