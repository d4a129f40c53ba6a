import { describe, expect, test } from 'vitest';
import type { AddressProblem } from './address-fault.ts';
import { fetchUserAddress } from './fetch-user-address.ts';
import type { FindHost } from './find-host.ts';
import { isPublicAddress, publicUrl } from './public-host.ts';

/** A DNS of our own: what each name leads to. Nothing is connected to: a refused address is refused before. */
const NAMES: Record<string, string[]> = {
  'loopback.example.com': ['127.0.0.1'],
  'loopback6.example.com': ['::1'],
  'mapped.example.com': ['::ffff:127.0.0.1'],
  'compatible.example.com': ['::7f00:1'],
  'private.example.com': ['10.1.2.3'],
  'router.example.com': ['192.168.0.1'],
  'metadata.example.com': ['169.254.169.254'],
  'carrier.example.com': ['100.64.0.7'],
  'unique-local.example.com': ['fd00::7'],
  'link-local.example.com': ['fe80::1'],
  'nat64.example.com': ['64:ff9b::7f00:1'],
  'six-to-four.example.com': ['2002:7f00:1::'],
  'unspecified.example.com': ['0.0.0.0'],
  'multicast.example.com': ['224.0.0.1'],
  'one-of-two.example.com': ['93.184.215.14', '127.0.0.1'],
};

const find: FindHost = async (host) => ({
  addresses: NAMES[host] ?? [],
  port: 443,
  isAllowed: isPublicAddress,
});

const problem = async (address: string, by: FindHost = find): Promise<AddressProblem | null> =>
  fetchUserAddress(address, { etag: null, lastModified: null }, by).then(
    () => null,
    (error) => error.problem,
  );

describe('an address of a user is refused', () => {
  test.each([
    ['http://calendar.example.com/a.ics', 'not_https'],
    ['file:///etc/passwd', 'not_https'],
    ['gopher://calendar.example.com/', 'not_https'],
    ['ftp://calendar.example.com/a.ics', 'not_https'],
    ['https://calendar.example.com:8443/a.ics', 'not_https'],
    ['https://calendar.example.com:80/a.ics', 'not_https'],
    ['https://user:secret@calendar.example.com/a.ics', 'not_https'],
    ['https://user@calendar.example.com/a.ics', 'not_https'],
    ['webcal://calendar.example.com:22/a.ics', 'not_https'],
    ['calendar.example.com/a.ics', 'not_https'],
    ['', 'not_https'],
  ])('by its shape: %s', async (address, expected) => {
    expect(await problem(address)).toBe(expected);
  });

  test.each([
    ['https://127.0.0.1/a.ics'],
    ['https://93.184.215.14/a.ics'],
    ['https://2130706433/a.ics'],
    ['https://0x7f000001/a.ics'],
    ['https://0177.0.0.1/a.ics'],
    ['https://127.1/a.ics'],
    ['https://127.0.0.1./a.ics'],
    ['https://127.0.0.1/a.ics'],
    ['https://[::1]/a.ics'],
    ['https://[::ffff:127.0.0.1]/a.ics'],
    ['https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/a.ics'],
    ['https://localhost/a.ics'],
    ['https://postgres/a.ics'],
  ])('by an IP or a name without a dot: %s', async (address) => {
    expect(await problem(address)).toBe('not_public');
  });

  test.each(Object.keys(NAMES))('by what its name leads to: %s', async (host) => {
    expect(await problem(`https://${host}/a.ics`)).toBe('not_public');
  });

  test('whose name leads nowhere', async () => {
    expect(await problem('https://nowhere.example.com/a.ics')).toBe('unreachable');
  });
});

describe('what is an address of the public internet', () => {
  // From the special-purpose registries of IANA (RFC 6890) and ordinary ones beside their edges.
  test.each([
    ['93.184.215.14', true],
    ['172.32.0.1', true],
    ['100.128.0.1', true],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
    ['172.31.255.255', false],
    ['192.0.2.1', false],
    ['198.18.0.1', false],
    ['255.255.255.255', false],
    ['2001:db8::1', false],
    ['2001::1', false],
    ['4000::1', false],
    ['::ffff:93.184.215.14', false],
    ['nonsense', false],
  ])('%s: %s', (ip, expected) => {
    expect(isPublicAddress(ip)).toBe(expected);
  });
});

test('webcal becomes https, and what follows the # is left out', () => {
  expect(publicUrl(' webcal://Calendar.Example.com/a.ics?x=1#part ').href).toBe(
    'https://calendar.example.com/a.ics?x=1',
  );
});
