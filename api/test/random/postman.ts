import Stripe from 'stripe';
import { z } from 'zod';
import type { Random } from '../../seeds/random.ts';
import { control } from '../control.ts';
import { connectSecret, platformSecret } from '../open-world.ts';
import type { World } from '../world.ts';

/**
 * Carries the processor's webhooks: the stand-in keeps them all back, and they arrive when the driver says so, lost,
 * doubled, late and in any order, the same for the same seed.
 */
export interface Postman {
  /** Fetches what is new and delivers some of what waits. */
  deliverSome(random: Random): Promise<void>;
  /** Delivers until nothing waits; throws if something is refused for good. */
  deliverAll(): Promise<void>;
  /** From now on, events of this connected account are fetched, too. */
  watch(accountId: string): void;
  counts: { delivered: number; doubled: number; lost: number; refused: number };
}

const Event = z.looseObject({
  id: z.string(),
  type: z.string(),
  data: z.looseObject({ object: z.looseObject({ id: z.string() }) }),
});
type Event = z.infer<typeof Event>;
const Events = z.object({ data: z.array(Event) });

export async function openPostman(world: World): Promise<Postman> {
  await control(world, 'webhooks', { drop: 1 });
  /** The last event seen, by account; '' is the platform's. */
  const seen = new Map<string, string>([['', '']]);
  let waiting: Event[] = [];
  const counts = { delivered: 0, doubled: 0, lost: 0, refused: 0 };

  async function collect(): Promise<void> {
    for (const [account, last] of seen) {
      const fresh = await eventsAfter(world, account, last);
      const newest = fresh.at(-1);
      if (newest) seen.set(account, newest.id);
      waiting.push(...fresh);
    }
  }

  async function deliver(event: Event): Promise<boolean> {
    const payload = JSON.stringify(event);
    const secret = 'account' in event ? connectSecret : platformSecret;
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
      payload,
    });
    const isHeard = answer.statusCode < 300;
    counts[isHeard ? 'delivered' : 'refused'] += 1;
    return isHeard;
  }

  return {
    counts,
    watch: (accountId) => {
      if (!seen.has(accountId)) seen.set(accountId, '');
    },
    async deliverSome(random) {
      await collect();
      const left: Event[] = [];
      for (const event of random.some(waiting, waiting.length)) {
        const luck = random.next();
        if (luck < 0.15 && (await isAskedAbout(world, event))) counts.lost += 1;
        else if (luck < 0.4) left.push(event);
        else if (!(await deliver(event))) left.push(event);
        else if (luck < 0.55) counts.doubled += Number(await deliver(event));
      }
      waiting = left;
    },
    async deliverAll() {
      await collect();
      for (let round = 0; waiting.length > 0 && round < 5; round += 1) {
        const refused: Event[] = [];
        for (const event of waiting) if (!(await deliver(event))) refused.push(event);
        waiting = refused;
        if (waiting.length > 0) await world.settle();
        await collect();
      }
      const [stuck] = waiting;
      if (stuck) throw new Error(`the product refuses ${stuck.type} ${stuck.id} for good`);
    },
  };
}

/**
 * Lost for good are only events of pages that the product asks about by itself. Of the others nothing else would tell it,
 * as long as its books are not compared with the processor's.
 */
async function isAskedAbout({ platform: { db } }: World, { type, data }: Event): Promise<boolean> {
  if (!type.startsWith('checkout.session.')) return false;
  const page = await db
    .selectFrom('checkouts')
    .select('id')
    .where('processorId', '=', data.object.id)
    .where('askAt', 'is not', null)
    .executeTakeFirst();
  return page !== undefined;
}

/** Oldest first. */
async function eventsAfter({ outside }: World, account: string, last: string): Promise<Event[]> {
  const found: Event[] = [];
  for (let after = last; ;) {
    const query = new URLSearchParams({ limit: '100', ...(after !== '' && { ending_before: after }) });
    const answer = await fetch(`${outside?.url}/v1/events?${query.toString()}`, {
      headers: {
        authorization: 'Bearer sk_test_parley',
        ...(account !== '' && { 'stripe-account': account }),
      },
    });
    const page = Events.parse(await answer.json()).data.toReversed();
    found.push(...page);
    // Without a place to begin at, the answer is the newest page: there is nothing before it yet.
    const newest = page.at(-1);
    if (!newest || page.length < 100 || after === '') return found;
    after = newest.id;
  }
}
