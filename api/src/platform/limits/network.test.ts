import { expect, test } from 'vitest';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { addressOf, networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0003::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['not an address', 'unknown'],
])('%s counts for the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  [0, '1.1.1.1, 2.2.2.2', '3.3.3.3'],
  [1, '1.1.1.1, 2.2.2.2', '2.2.2.2'],
  [2, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
  [3, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
  [1, '', '3.3.3.3'],
])('behind %i proxies that tell "%s" the caller is %s', (proxies, told, caller) => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '3.3.3.3' });
  const request = new IncomingMessage(socket);
  request.headers['x-forwarded-for'] = told;
  expect(addressOf(request, proxies)).toBe(caller);
});
