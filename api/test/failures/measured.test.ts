import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openObserver } from '../../src/platform/observe/observer.ts';
import { ada, ana, clara } from '../cast.ts';
import { hire } from '../hiring.ts';
import { pay } from '../pay.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let observer: Awaited<ReturnType<typeof openObserver>>;
beforeAll(async () => {
  world = await createWorld({ outside: true, settings: { OBSERVE_PORT: '0' } });
  observer = await openObserver(world.platform);
}, 60_000);
afterAll(async () => {
  await observer?.close();
  await world.close();
});

const scrape = async () => (await fetch(`${observer?.url}/metrics`)).text();
/** The value of a line, by its name and labels as they are written. */
const valueOf = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length + 1),
  );

test('what happens is measured, by lists of labels and never by whom', async () => {
  const hired = await hire(world, { client: clara, professional: ana });
  await pay(world, hired.client, hired.jobId);
  await world.nobody.raw({ method: 'GET', url: '/api/nowhere/of-an-attacker' });
  await world.nobody.raw({ method: 'GET', url: '/healthz' });
  const sweptAt = async () => valueOf(await scrape(), 'parley_sweep_finished_timestamp_seconds');
  const before = await sweptAt();
  await pause(10);
  await world.settle();
  expect(await sweptAt()).toBeGreaterThan(before);
  // A task of nobody, so that it stays due.
  await sql`select graphile_worker.add_job('none', run_at := now() - interval '90 seconds')`.execute(
    world.platform.db,
  );
  const text = await scrape();
  const { heldCents } = (await (await world.as(ada)).ok('GET /api/admin/overview')).money;
  expect(heldCents).toBeGreaterThan(0);
  expect(valueOf(text, 'parley_held_cents')).toBe(heldCents);
  expect(valueOf(text, 'parley_ledger_difference_cents')).toBe(0);
  expect(valueOf(text, 'parley_queue_ready')).toBeGreaterThanOrEqual(1);
  expect(valueOf(text, 'parley_queue_lag_seconds')).toBeGreaterThanOrEqual(90);
  expect(valueOf(text, 'parley_queue_lag_seconds')).toBeLessThan(150);
  expect(valueOf(text, 'parley_processor_answers_total{status="200"}')).toBeGreaterThan(0);
  expect(text).toMatch(
    /parley_http_requests_total\{method="POST",route="\/api\/job\/[^"]*",status="20\d"\} \d/,
  );
  expect(text).not.toContain('of-an-attacker');
  expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}|@/);
});

test('nothing of it is public', async () => {
  const { status } = await world.nobody.raw({ method: 'GET', url: '/metrics' });
  expect(status).toBe(404);
});

test.each(['alerts.yml', 'grafana.json'])('%s names only what is measured', async (name) => {
  const measured = new Set(
    [...(await scrape()).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, metric = '', type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${metric}_${part}`) : [metric],
    ),
  );
  const file = readFileSync(new URL(`../../../deploy/observe/${name}`, import.meta.url), 'utf8');
  const named = new Set(file.match(/\bparley_\w+/g));
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((each) => !measured.has(each))).toEqual([]);
});
