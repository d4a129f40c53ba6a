import Stripe from 'stripe';
import { answersASecond } from '../answers.ts';
import type { RequestSpec } from '../request-load.ts';
import { startScratch, type Scratch } from '../scratch.ts';
import { answered, compare } from './compare.ts';
import { type Part, SECONDS } from './part.ts';

const TAKEN = 'webhook of the processor, taken';
const GOAL = 0.25;
const CALLERS = 16;
/** More than are taken in all rounds; each is signed before the clock runs. */
const EVENTS = Number(process.env.EVENTS ?? 60_000);

/** A signed event that only has to be kept, against a bare insert of the same row. */
export const webhooks: Part = {
  rows: [
    {
      what: TAKEN,
      goal: `≥ ${GOAL.toFixed(2)}`,
      floor: `a bare insert of the same row, ${CALLERS} connections`,
      how: `${CALLERS} connections over HTTP, each event signed and new`,
    },
  ],
  measure: async () => {
    const world = await startScratch();
    try {
      return [await taken(world)];
    } finally {
      await world.end();
    }
  },
};

async function taken(world: Scratch) {
  const deliveries = Array.from({ length: EVENTS }, (_, number) => delivery(number));
  let firstTurn = 0;
  const ours = async () => {
    const { count, aSecond } = await answered(world.url, deliveries.slice(firstTurn));
    firstTurn += count;
    return aSecond;
  };
  const text = `insert into processor_events (id, type, received_at) values (gen_random_uuid(), 'balance.available', now())`;
  const database = { url: world.databaseUrl, statements: [{ text, values: [] }] };
  const peer = () => answersASecond({ connections: CALLERS, seconds: SECONDS, database });
  return compare(world, { what: TAKEN, floor: GOAL, ours, peer });
}

function delivery(number: number): RequestSpec {
  const payload = JSON.stringify({
    id: `evt_${String(number).padStart(12, '0')}`,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: Math.floor(Date.now() / 1000),
    data: { object: { object: 'balance', livemode: false } },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: 'balance.available',
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_parley' });
  return {
    method: 'POST',
    path: '/api/payment/webhook',
    headers: { 'stripe-signature': signature },
    body: payload,
  };
}
