import { expect, test } from 'vitest';
import { visitorPageKey } from './visitor-page-key.ts';

const SERVICE = '/service/01980000-0000-7000-8000-000000000001';

function keyOf(path: string, cookie = '', method = 'GET'): string | null {
  return visitorPageKey({ method, address: path, cookies: cookie });
}

test('the public pages have a key, by address, zone and color scheme', () => {
  const cookie = 'parley_zone=Europe%2FBerlin; parley_theme=dark; parley_browser=abc';
  expect(keyOf('/', cookie)).toBe('/ Europe/Berlin dark');
  expect(keyOf('/')).toBe('/ UTC system');
  for (const path of ['/faq', '/termsOfService', '/services', '/job-posting', SERVICE])
    expect(keyOf(path)).toBe(`${path} UTC system`);
});

test('the order of filters makes no other page', () => {
  const key = keyOf('/services?q=law&sort=price');
  expect(key).not.toBeNull();
  expect(keyOf('/services?sort=price&q=law')).toBe(key);
  expect(keyOf('/services?sort=price&q=tax')).not.toBe(key);
});

test.each([
  ['/dashboard', 'a private page'],
  ['/login?next=%2Fjob%2F1', 'a form'],
  ['/services?utm_source=mail', 'an invented parameter'],
  ['/services?sort=cheapest', 'an invented value'],
  ['/services?q=law&q=tax', 'a parameter twice'],
  ['/?x=1', 'a parameter where there is none'],
  ['/service/1', 'no id'],
  [`${SERVICE}?reviews=abc`, 'a page of reviews'],
  ['//elsewhere.test/services', 'another host, to a browser'],
  ['http://elsewhere.test/services', 'a whole address'],
])('%s is not kept: %s', (path) => {
  expect(keyOf(path)).toBeNull();
});

test('nothing is kept for whoever is signed in, nor of forms', () => {
  expect(keyOf('/', 'parley_session=CLIENT')).toBeNull();
  expect(keyOf('/', '__Secure-parley_session=CLIENT')).toBeNull();
  expect(keyOf('/', '', 'HEAD')).toBeNull();
});

test('zones and color schemes that do not exist take no memory', () => {
  expect(keyOf('/', 'parley_zone=Mars%2FBase; parley_theme=pink')).toBe('/ UTC system');
});
