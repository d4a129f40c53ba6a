import type { Client } from './client.ts';
import type { World } from './world.ts';

/** Pays on the processor's page, then refreshes the payment. Needs the stand-ins. */
export async function pay(world: World, client: Client, jobId: string): Promise<void> {
  await decideCheckout(world, client, jobId, 'paid');
  const payment = await client.ok('POST /api/payment/paid', { body: { jobId } });
  if (payment.status !== 'PAID') throw new Error(`the payment is ${payment.status}`);
}

/** Opens a checkout; returns the processor's id. */
export async function openPage(client: Client, jobId: string): Promise<string> {
  const { url } = await client.ok('POST /api/payment/checkout/:jobId', { params: { jobId }, body: {} });
  return pageOf(url);
}

/** The processor's id of the page at this address. */
export function pageOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

/** Opens a checkout and completes it like a person. */
export async function decideCheckout(
  { outside }: World,
  client: Client,
  jobId: string,
  outcome: 'paid' | 'declined' | 'processing' | 'abandoned',
): Promise<void> {
  if (!outside) throw new Error('this world has no outside');
  const session = await openPage(client, jobId);
  const answer = await fetch(`${outside.url}/control/checkout/${session}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  });
  if (!answer.ok) throw new Error(`the processor answered ${answer.status}: ${await answer.text()}`);
}
