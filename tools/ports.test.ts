import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from './ports.ts';

const server = createServer();
afterEach(() => server.close());

test('gives the preferred port if nobody listens there, or else another', async () => {
  const free = await freePort();
  expect(await freePort(free)).toBe(free);
  await once(server.listen(free, '127.0.0.1'), 'listening');
  expect(await freePort(free)).not.toBe(free);
});

const RANGE = '/proc/sys/net/ipv4/ip_local_port_range';

test.skipIf(!existsSync(RANGE))('gives none that the system may give to an outgoing connection', async () => {
  const [first = 0] = readFileSync(RANGE, 'utf8').split('\t').map(Number);
  const given = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(Math.max(...given)).toBeLessThan(first);
});
