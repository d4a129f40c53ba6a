import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { ProcessorEvent } from '../../api/src/payments/processor/processor-objects.ts';
import { createProcessor } from '../../api/src/payments/processor/processor.ts';
import type { RecordedRequest } from '../src/api.ts';
import { startOutside, type OutsideSettings } from '../src/main.ts';
import { mismatch } from './check.ts';
import { SECRETS } from './secrets.ts';

export { SECRETS };

export interface DeliveredEvent extends ProcessorEvent {
  secret: string;
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** The stand-in with all validation, the product's real adapter, and a webhook receiver. */
export async function openStage({
  timeoutMs = 5_000,
  ...settings
}: Partial<OutsideSettings> & { timeoutMs?: number } = {}) {
  const seen: RecordedRequest[] = [];
  const troubles: string[] = [];
  const outside = await startOutside({
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    dataFile: ':memory:',
    webhooks: { url: '', ...SECRETS },
    mismatch,
    watch: (one) => seen.push(one),
    log: (line) => troubles.push(line),
    ...settings,
  });
  onTestFinished(() => outside.close());
  const processor = createProcessor({
    currency: 'USD',
    apiUrl: outside.url,
    secretKey: 'sk_test_parley',
    webhookSecrets: [SECRETS.platformSecret, SECRETS.connectSecret],
    timeoutMs,
  });
  const control = (path: string, body: object) => post(`${outside.url}/control/${path}`, body);
  return { outside, processor, seen, troubles, control };
}

async function post(url: string, body: object): Promise<{ status: number; json: Record<string, unknown> }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, json: JSON.parse(await answer.text()) };
}

/**
 * Receives webhooks like the product: raw bytes, each secret tried. `answer` returns the status; null never answers.
 */
export async function openWebhookReceiver(answer: (delivered: DeliveredEvent) => number | null = () => 200) {
  const delivered: DeliveredEvent[] = [];
  const ears = Object.values(SECRETS).map((secret) => ({
    secret,
    readEvent: createProcessor({
      currency: 'USD',
      apiUrl: 'http://unused',
      secretKey: 'sk',
      webhookSecrets: [secret],
      timeoutMs: 1,
    }).readEvent,
  }));
  const server = createServer(async (request, response) => {
    const raw = Buffer.concat(await Array.fromAsync(request));
    const signature = request.headers['stripe-signature']?.toString() ?? '';
    const event = ears.flatMap(({ secret, readEvent }) => {
      try {
        return [{ ...readEvent(raw, signature), secret }];
      } catch {
        return [];
      }
    })[0];
    const status = event ? answer(event) : 400;
    if (status === null) return;
    if (event && status < 300) delivered.push(event);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/api/payment/webhook`,
    delivered,
    types: () => delivered.map(({ type }) => type),
  };
}

let count = 0;

/** A client of their own. */
export async function customerOf({ processor }: Pick<Stage, 'processor'>): Promise<string> {
  count += 1;
  return processor.createCustomer({
    userId: `client-${count}`,
    email: 'clara@a.test',
    key: `customer:client-${count}:1`,
  });
}

/** A checkout of its own job, with the product's parameters. */
export async function checkoutOf(stage: Stage, amountCents = 120_000, customerId?: string) {
  const { processor } = stage;
  count += 1;
  const [jobId, paymentId] = [`job-${count}`, `payment-${count}`];
  const checkout = await processor.createCheckout({
    jobId,
    paymentId,
    amountCents,
    title: 'A logo',
    about: 'Hire Ana Rincón',
    note: 'Held by Parley. Ana is paid after you accept the work.',
    customerId: customerId ?? (await customerOf(stage)),
    successUrl: 'http://127.0.0.1:1/paid?session={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://127.0.0.1:1/back',
    expiresAt: new Date(Date.now() + 60 * 60 * 1000).toISOString(),
    key: `checkout:${paymentId}:1`,
  });
  return { ...checkout, jobId };
}

/** A job that is paid: its checkout, intent and charge. */
export async function paidJob(stage: Stage, amountCents?: number) {
  const { id, jobId } = await checkoutOf(stage, amountCents);
  await stage.control(`checkout/${id}`, { outcome: 'paid' });
  const checkout = await stage.processor.retrieveCheckout(id);
  const intent = await stage.processor.retrieveIntent(checkout.intentId ?? '');
  return { jobId, checkout, intent, chargeId: intent.charge?.id ?? '' };
}

/** A professional whose payouts are enabled. */
export async function enabledAccount(stage: Stage): Promise<string> {
  count += 1;
  const userId = `user-${count}`;
  const { id } = await stage.processor.createAccount({
    userId,
    email: `${userId}@demo.parley.test`,
    country: 'US',
    key: `account:${userId}`,
  });
  await stage.control(`account/${id}`, { outcome: 'enabled' });
  return id;
}

/** The processor's error. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<{ code: unknown; status: unknown; type: unknown; error: unknown }> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Error) return { ...fieldsOf(error), error };
  }
  throw new Error('the call was not refused');
}

function fieldsOf(error: Error) {
  const field = (name: string): unknown => Object.entries(error).find(([key]) => key === name)?.[1];
  return { code: field('code'), status: field('statusCode'), type: field('type') };
}
