import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { ledgerSum } from '../src/payments/ledger/queries-ledger.ts';
import type { Client } from './client.ts';
import { control } from './control.ts';
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

/** The ledger sums to zero, and its account of the processor is the processor's own balance. */
export async function expectBooksToAgree({ platform: { db, processor } }: World): Promise<void> {
  expect(await ledgerSum(db)).toBe(0);
  const { availableCents, pendingCents } = await processor.retrieveBalance();
  const query = db.selectFrom('ledgerBalances').select('balanceCents');
  const { balanceCents } = await query.where('account', '=', 'processor').executeTakeFirstOrThrow();
  expect(balanceCents).toBe(availableCents + pendingCents);
}

/** Waits until the processor has delivered its events; a connected account's by its id. It tries a failed one again. */
export async function eventsDelivered({ platform: { processor } }: World, accountId?: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if ((await processor.listUndeliveredEvents(accountId)).length === 0) return;
    await pause(50);
  }
  throw new Error('the processor has events that it could not deliver');
}

/** What was paid for: the work of a job, one of its consultations, or a tip. */
interface Paid {
  jobId: string;
  appointmentId?: string;
  tipId?: string;
}

/** The processor's id of the charge. */
export async function chargeOf(
  { platform: { db } }: World,
  { jobId, appointmentId, tipId }: Paid,
): Promise<string> {
  const ofJob = db.selectFrom('payments').select('chargeId').where('jobId', '=', jobId);
  const query = ofJob
    .where('appointmentId', 'is not distinct from', appointmentId ?? null)
    .where('tipId', 'is not distinct from', tipId ?? null);
  return (await query.executeTakeFirstOrThrow()).chargeId ?? '';
}

/** The client's bank does something about a payment, and the product has heard of it. */
export async function bankActs(
  world: World,
  paid: Paid,
  act: { outcome: 'opened' | 'won' | 'lost'; evidenceDays?: number },
): Promise<void> {
  await control(world, `dispute/${await chargeOf(world, paid)}`, act);
  await eventsDelivered(world);
}
