import Stripe from 'stripe';
import { newId } from './ids.ts';
import type { StripeEvent, StoredObject } from './objects/objects.ts';
import type { Store } from './store.ts';

/** Back-off in ms; the last value repeats. Stripe waits for hours, but here somebody is watching. */
const RETRY_DELAYS_MS = [250, 500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000];
const RETRY_FOR_MS = 3 * 24 * 60 * 60 * 1000;
const CONCURRENCY = 8;
const RESPONSE_TIMEOUT_MS = 10_000;
const SHUFFLE_MS = 300;

export interface Endpoint {
  url: string;
  platformSecret: string;
  connectSecret: string;
}

export interface DeliveryMode {
  /** Deliveries per event. */
  duplicate: number;
  shuffle: boolean;
  delayMs: number;
  /** The share of deliveries to drop. */
  drop: number;
}

export const DEFAULT_MODE: DeliveryMode = { duplicate: 1, shuffle: false, delayMs: 0, drop: 0 };

export type Webhooks = ReturnType<typeof startWebhooks>;

/** Stores events and delivers them, signed, until the product accepts them. */
export function startWebhooks(
  store: Store,
  endpoint: Endpoint,
  now: () => number,
  log: (line: string) => void,
) {
  let manner = DEFAULT_MODE;
  let timer: NodeJS.Timeout | undefined;
  const closing = new AbortController();
  const running = new Map<number, Promise<void>>();

  /** Call it in the transaction that changed `object`. */
  function emit(type: string, object: StoredObject, account?: string): StripeEvent {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      ...(account && { account }),
      api_version: Stripe.API_VERSION,
      created: now(),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    store.put(event, account);
    for (let copy = 0; copy < manner.duplicate; copy += 1) queue(event.id);
    wake();
    return event;
  }

  function queue(event: string): void {
    const late = manner.delayMs + (manner.shuffle ? Math.random() * SHUFFLE_MS : 0);
    const state = Math.random() < manner.drop ? 'dropped' : 'waiting';
    store
      .sql('insert into delivery (event, due, state) values (?, ?, ?)')
      .run(event, Math.round(Date.now() + late), state);
  }

  function wake(inMs = 0): void {
    if (closing.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(deliverDue, Math.max(0, inMs));
  }

  function deliverDue(): void {
    if (endpoint.url === '') return;
    const waiting = store
      .sql("select id, event, due, tries from delivery where state = 'waiting' order by due, id limit ?")
      .all(CONCURRENCY * 2)
      .filter((row) => !running.has(Number(row.id)));
    for (const row of waiting) {
      const wait = Number(row.due) - Date.now();
      if (wait > 0) return wake(wait);
      if (running.size >= CONCURRENCY) return;
      start(Number(row.id), String(row.event), Number(row.tries));
    }
  }

  function start(id: number, event: string, tries: number): void {
    const work = deliver(event).then((problem) => {
      running.delete(id);
      if (closing.signal.aborted) return;
      if (problem === null) finish(id);
      else retry(id, event, tries, problem);
      wake();
    });
    running.set(id, work);
  }

  async function deliver(id: string): Promise<string | null> {
    const event = store.get('event', id);
    if (!event) return null;
    const payload = JSON.stringify(event);
    const secret = event.account === undefined ? endpoint.platformSecret : endpoint.connectSecret;
    try {
      const answer = await fetch(endpoint.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
          'user-agent': 'Stripe/1.0 (stand-in)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(RESPONSE_TIMEOUT_MS), closing.signal]),
      });
      await answer.arrayBuffer();
      return answer.ok ? null : `answered ${answer.status}`;
    } catch (error) {
      return String(error instanceof Error && error.cause ? error.cause : error);
    }
  }

  function finish(id: number): void {
    store.sql("update delivery set state = 'done', tries = tries + 1 where id = ?").run(id);
  }

  function retry(id: number, event: string, tries: number, problem: string): void {
    const pause = RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)] ?? 0;
    const age = Date.now() - (store.get('event', event)?.created ?? 0) * 1000;
    const state = age > RETRY_FOR_MS ? 'dropped' : 'waiting';
    log(`webhook ${event} not heard (${problem}), try ${tries + 1}`);
    store
      .sql('update delivery set state = ?, tries = tries + 1, due = ? where id = ?')
      .run(state, Date.now() + pause, id);
  }

  return {
    emit,
    get url() {
      return endpoint.url;
    },
    /** A new URL makes all pending deliveries due. */
    set url(url: string) {
      endpoint.url = url;
      store.sql("update delivery set due = ? where state = 'waiting' and tries > 0").run(Date.now());
      wake();
    },
    behave(next: DeliveryMode) {
      manner = next;
    },
    start: () => wake(),
    /** Aborts deliveries in progress; they stay pending and are sent after the next start. */
    async close() {
      closing.abort();
      clearTimeout(timer);
      await Promise.allSettled(running.values());
    },
  };
}
