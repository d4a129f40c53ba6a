import type { ChildProcess } from 'node:child_process';
import type { Page } from '@playwright/test';
import { freePort } from '../../tools/ports.ts';
import { expect, test } from '../test.ts';
import { type LossyProxy, startLossyProxy } from './lossy-proxy.ts';
import { transferStats } from './connections.ts';
import { startRelay } from './relay.ts';
import { enter, expectToSeeAndHear, startConsultation } from './participants.ts';

test.slow();

let relay: ChildProcess | null = null;
let proxy: LossyProxy | null = null;
test.beforeAll(async () => {
  const { E2E_TURN_PORT = '', TURN_SECRET = '' } = process.env;
  const port = await freePort();
  relay = await startRelay(String(port), TURN_SECRET);
  if (relay) proxy = await startLossyProxy(Number(E2E_TURN_PORT), port);
});
test.afterAll(() => {
  proxy?.close();
  relay?.kill();
});

test('on a bad connection the video pauses and the sound continues, and a lost connection recovers @extended', async ({
  openPage,
}) => {
  test.skip(proxy === null, 'coturn is not installed here and cannot be');
  const { client, professional, path } = await startConsultation(openPage, 'relay');
  await enter(client, path);
  await enter(professional, path);
  const both = [client, professional];
  for (const page of both) await expectToSeeAndHear(page);

  proxy?.dropShare(0.18);
  for (const page of both)
    await expect(page.getByText(/so your video is paused/)).toBeVisible({ timeout: 120_000 });
  await expect(client.getByText(/weak connection/)).toBeVisible();
  const before = await transferStats(client);
  await expect.poll(async () => (await transferStats(client)).sound).toBeGreaterThan(before.sound);
  // A packet or two may still be in flight: wait for two seconds without a new frame.
  await expect(async () => {
    const frames = await framesOf(client);
    await client.waitForTimeout(2_000);
    expect(await framesOf(client)).toBe(frames);
  }).toPass({ timeout: 60_000 });

  proxy?.dropShare(0);
  for (const page of both) {
    await expect(page.getByText(/so your video is paused/)).toBeHidden({ timeout: 120_000 });
    await expectToSeeAndHear(page);
  }

  proxy?.dropShare(1);
  for (const page of both)
    await expect(page.getByText(/Reconnecting|can’t connect to/)).toBeVisible({ timeout: 120_000 });
  proxy?.dropShare(0);
  for (const page of both) await expectToSeeAndHear(page);
});

/** The number of decoded frames so far. The connection may drop for a moment under packet loss, and then counts none. */
async function framesOf(page: Page): Promise<number> {
  let frames = 0;
  await expect.poll(async () => (frames = (await transferStats(page)).frames)).toBeGreaterThan(0);
  return frames;
}
