import { expect, test } from 'vitest';
import { createSampler } from './stats.ts';

const NOW = 1_800_000_000_000;
/** A connection that answers with these reports, look by look. */
function connection(...looks: object[][]) {
  const getStats = async () => new Map((looks.shift() ?? []).map((entry, index) => [String(index), entry]));
  return { getStats };
}
const pair = { type: 'candidate-pair', nominated: true, timestamp: NOW, currentRoundTripTime: 0.05 };
const inbound = (packetsReceived: number, packetsLost: number) => ({
  type: 'inbound-rtp',
  timestamp: NOW,
  packetsReceived,
  packetsLost,
});
const report = (fractionLost: number, ageMs: number) => ({
  type: 'remote-inbound-rtp',
  timestamp: NOW - ageMs,
  roundTripTime: 0.08,
  fractionLost,
});

test('losses are counted since the last sample', async () => {
  const look = createSampler(connection([inbound(90, 10)], [inbound(180, 20)], [inbound(280, 20)]));
  await look();
  expect((await look()).lostIn).toBeCloseTo(0.1);
  expect((await look()).lostIn).toBe(0);
});

test('the worst stream decides the quality of the connection', async () => {
  const look = createSampler(connection([pair, report(0.02, 100), report(0.3, 2_000)]));
  expect(await look()).toMatchObject({ lostOut: 0.3, roundTripMs: 80 });
});

test('the last report of a paused video is ignored once it is stale', async () => {
  const look = createSampler(connection([pair, report(0.3, 30_000), report(0, 1_000)]));
  expect(await look()).toMatchObject({ lostOut: 0, roundTripMs: 80 });
});
