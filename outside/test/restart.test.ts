import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createProcessor } from '../../api/src/payments/processor/processor.ts';
import { sendMail } from './post.ts';
import { checkoutOf, customerOf, openWebhookReceiver, openStage, SECRETS } from './stage.ts';

async function freshFile() {
  const folder = await mkdtemp(path.join(tmpdir(), 'outside-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'outside.sqlite');
}

async function startProcess(dataFile: string, webhookUrl: string) {
  const script = path.join(import.meta.dirname, 'outside-process.ts');
  const child = spawn(process.execPath, [script, dataFile, '0', webhookUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  const said: { url: string; smtpPort: number } = JSON.parse(String(line));
  const processor = createProcessor({
    currency: 'USD',
    apiUrl: said.url,
    secretKey: 'sk',
    webhookSecrets: [SECRETS.platformSecret],
    timeoutMs: 2_000,
  });
  const control = (where: string, body: object) =>
    fetch(`${said.url}/control/${where}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { ...said, processor, control, kill };
}

test('after kill -9 everything is still there: objects, mails, keys, and what was not yet told', async () => {
  const dataFile = await freshFile();
  const deaf = await openWebhookReceiver(() => 503);
  const before = await startProcess(dataFile, deaf.url);
  const asked = { userId: 'u', email: 'u@a.test', country: 'US', key: 'account:u' };
  const account = await before.processor.createAccount(asked);
  await before.control(`account/${account.id}`, { outcome: 'enabled' });
  const job = {
    jobId: 'j',
    paymentId: 'p',
    amountCents: 5_000,
    title: 'A logo',
    about: 'Hire Ana Rincón',
    note: 'Held by Parley. Ana is paid after you accept the work.',
    customerId: await customerOf(before),
    successUrl: 'http://a.test/s',
    cancelUrl: 'http://a.test/c',
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    key: 'checkout:p:1',
  };
  const checkout = await before.processor.createCheckout(job);
  await before.control(`checkout/${checkout.id}`, { outcome: 'paid' });
  const paid = await before.processor.retrieveCheckout(checkout.id);
  const intent = await before.processor.retrieveIntent(paid.intentId ?? '');
  const moved = {
    accountId: account.id,
    chargeId: intent.charge?.id ?? '',
    jobId: 'j',
    amountCents: 4_000,
    metadata: {},
  };
  const transfer = await before.processor.createTransfer({ ...moved, key: 'transfer:j:1' });
  await sendMail(before.smtpPort, { to: ['u@a.test'], subject: 'Your code', text: '123456' });
  await before.kill();

  const ear = await openWebhookReceiver();
  const after = await openStage({ dataFile, webhooks: { url: ear.url, ...SECRETS } });
  expect(await after.processor.createAccount(asked)).toEqual(account);
  expect(await after.processor.retrieveAccount(account.id)).toMatchObject({ arePayoutsEnabled: true });
  expect(await after.processor.createCheckout(job)).toMatchObject({ id: checkout.id, status: 'open' });
  expect(await after.processor.retrieveCheckout(checkout.id)).toEqual(paid);
  expect(await after.processor.createTransfer({ ...moved, key: 'transfer:j:1' })).toEqual(transfer);
  expect(await after.processor.listTransfers({ jobId: 'j' })).toEqual([transfer]);
  const mails = await fetch(`${after.outside.url}/mailbox.json?to=u@a.test`);
  expect(await mails.json()).toMatchObject([{ subject: 'Your code', text: '123456' }]);
  await expect.poll(() => ear.delivered.length, { timeout: 5_000 }).toBe(7);
  expect(ear.types()).toContain('transfer.created');
  expect(deaf.delivered).toEqual([]);
});

test('a kill in the middle of fifty calls leaves whole ones only', async () => {
  const dataFile = await freshFile();
  const before = await startProcess(dataFile, '');
  const user = (n: number) => ({ userId: `u${n}`, email: 'u@a.test', country: 'US', key: `account:u${n}` });
  const calls = Array.from({ length: 50 }, (_, n) =>
    before.processor.createAccount(user(n)).catch(() => null),
  );
  await Promise.race(calls);
  await before.kill();
  const done = await Promise.all(calls);

  const after = await openStage({ dataFile });
  for (const [n, account] of done.entries()) {
    const again = await after.processor.createAccount(user(n));
    if (account) expect(again.id).toBe(account.id);
    expect(await after.processor.retrieveAccount(again.id)).toEqual(again);
  }
  expect(after.troubles).toEqual([]);
});

test('a close in the middle of a delivery lets it go out after the next start', async () => {
  const dataFile = await freshFile();
  let isAsked = false;
  const hanging = await openWebhookReceiver(() => {
    isAsked = true;
    return null;
  });
  const first = await openStage({ dataFile, webhooks: { url: hanging.url, ...SECRETS } });
  const { id } = await checkoutOf(first);
  await first.control(`checkout/${id}`, { outcome: 'abandoned' });
  await expect.poll(() => isAsked).toBe(true);
  await first.outside.close();
  const ear = await openWebhookReceiver();
  await openStage({ dataFile, webhooks: { url: ear.url, ...SECRETS } });
  await expect.poll(() => ear.types()).toEqual(['checkout.session.expired']);
});
