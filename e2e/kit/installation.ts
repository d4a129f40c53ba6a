import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { expect } from '../test.ts';

// The installation that the kit has started: where it is, and what was seen there.
const { KIT_DATABASE_URL = '', KIT_METRICS = '', KIT_SEEN = '', KIT_RELAY = '' } = process.env;

/** Whether calls have to go through the relay. */
export const HAS_RELAY = KIT_RELAY !== '';

/** One side's call. */
export interface Call {
  /** Of the other's video, decoded in those seconds. */
  frames: number;
  seconds: number;
  /** "host" directly, "relay" through one. */
  ways: readonly string[];
}

/** What was seen in the two browsers, for the kit's report. */
export interface Seen {
  /** How long messages took, from the key to the other's screen. */
  messagesMs: number[];
  /** Open tabs at each web process, while they write and while they talk. */
  tabsInChat?: readonly number[];
  tabsInCall?: readonly number[];
  /** What came of the file that was sent. */
  file?: 'the same bytes' | 'other bytes';
  client?: Call;
  professional?: Call;
  attendance?: string;
  /** The job's status as each reads it at the end. */
  ends?: readonly string[];
  errors?: readonly string[];
}

export const keepSeen = (seen: Seen) => writeFileSync(KIT_SEEN, JSON.stringify(seen));

/** Open tabs on the live channel of each web process, by its own count. */
async function tabs(): Promise<number[]> {
  const counts = KIT_METRICS.split(',').map(async (url) => {
    const text = await (await fetch(url)).text();
    return Number(/^parley_sockets (\d+)$/m.exec(text)?.[1]);
  });
  return Promise.all(counts);
}

/** Reloads a page until its live connection is at another process than the other's: which one it gets is the proxy's choice. */
export async function setApart(page: Page): Promise<number[]> {
  const isUp = () => expect.poll(async () => (await tabs()).reduce((sum, count) => sum + count, 0)).toBe(2);
  await isUp();
  for (let tries = 0; tries < 10 && (await tabs()).includes(0); tries += 1) {
    await page.reload();
    await page.waitForLoadState('networkidle');
    await isUp();
  }
  return tabs();
}

/**
 * The only agreed consultation begins in five minutes, as if it had been agreed for then. The processes run on the real clock,
 * and no test waits for hours: with it moves what was counted from it. Its reminders are both past then.
 */
export async function beginSoon(): Promise<void> {
  await inDatabase(`
    with moved as (
      select id, job_id, starts_at - (now() + interval '5 minutes') as by from appointments
      where agreed_at is not null and started_at is null
    ), booked as (
      update bookings set during = tstzrange(lower(during) - by, upper(during) - by) from moved where appointment_id = moved.id
    ), followed as (
      update jobs set hire_by = hire_by - by, remind_at = remind_at - by from moved where jobs.id = moved.job_id
    )
    update appointments a set starts_at = starts_at - by, ends_at = ends_at - by, attend_at = attend_at - by, remind_at = null
    from moved where a.id = moved.id`);
}

/** The quarter of an hour is over after which the product decides whether they met: its next sweep does it. */
export const decideSoon = () =>
  inDatabase(
    'update appointments set attend_at = now() where attend_at is not null and ended_at is not null',
  );

/** What the product has decided about the newest consultation; null as long as it hasn't. */
export async function attendance(): Promise<string | null> {
  const [row] = await inDatabase('select attendance from appointments order by id desc limit 1');
  return row?.attendance ?? null;
}

async function inDatabase(question: string): Promise<{ attendance?: string | null }[]> {
  const client = new pg.Client({ connectionString: KIT_DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<{ attendance?: string | null }>(question)).rows;
  } finally {
    await client.end();
  }
}
