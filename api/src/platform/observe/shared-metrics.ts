import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/db.ts';
import { type Figures, readFigures } from './queries-figures.ts';

/** Every process tells the same of these: take the largest. */
const GAUGES: Record<keyof Figures, readonly [name: string, help: string]> = {
  queueReady: ['parley_queue_ready', 'Background tasks that are due and wait for a worker.'],
  queueLagSeconds: ['parley_queue_lag_seconds', 'How long the oldest of them has been due.'],
  queueFailed: ['parley_queue_failed', 'Background tasks that are not tried any more.'],
  mailsWaiting: ['parley_mails_waiting', 'Mails that are still to be handed over.'],
  peopleBounced: [
    'parley_people_bounced',
    'People to whom only codes are sent, as emails to them come back.',
  ],
  mailsGivenUp: ['parley_mails_given_up', 'Mails that nobody tries to hand over any more.'],
  processorCallsOpen: ['parley_processor_calls_open', 'Calls to the card processor that are not done yet.'],
  processorCallsStuck: ['parley_processor_calls_stuck', 'Calls to the card processor that need a person.'],
  heldCents: ['parley_held_cents', 'Money held for clients and professionals, in cents.'],
  ledgerDifferenceCents: ['parley_ledger_difference_cents', 'Debits less credits of the ledger: 0, always.'],
  workers: ['parley_workers', 'Processes that work in the background and were seen in the last 45 seconds.'],
};

/** Adds what is asked of the database at each scrape, once for all gauges. */
export function addSharedMetrics(registry: Registry, db: Db): void {
  let asking: Promise<Figures> | null = null;
  const ask = () => (asking ??= readFigures(db).finally(() => setImmediate(() => (asking = null))));
  for (const [figure, [name, help]] of Object.entries(GAUGES)) {
    registry.removeSingleMetric(name);
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async (): Promise<void> => gauge.set(new Map(Object.entries(await ask())).get(figure) ?? 0),
    });
  }
}
