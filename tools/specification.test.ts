import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROLES } from '@parley/contract/access.ts';
import { AuthUser } from '@parley/contract/auth/schemas.ts';
import { Category, Discipline } from '@parley/contract/disciplines/schemas.ts';
import type { Endpoint } from '@parley/contract/endpoint.ts';
import { email } from '@parley/contract/fields.ts';
import { Favorites } from '@parley/contract/favorites/schemas.ts';
import { NOTIFICATION_POLL_MS } from '@parley/contract/live-limits.ts';
import { money } from '@parley/contract/money.ts';
import { Notification, Unread } from '@parley/contract/notifications/schemas.ts';
import { REGISTRY } from '@parley/contract/registry.ts';
import { NewTicket } from '@parley/contract/support/schemas.ts';
import { slotCodes, weekdays } from '@parley/contract/availability/slot-codes.ts';
import { describe, expect, test } from 'vitest';
import routes from '../web/src/routes.ts';
import { agoText } from '../web/src/time/ago.ts';
import { EXPERIENCES } from '../web/src/users/experience.ts';
import { CALLS, CONSTANTS, FIELDS, SCREENS, type For } from './specification.ts';

const root = path.join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const textOfAll = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/build/**'] })
    .map(textOf)
    .join('\n');

interface Routed {
  path: string;
  whom: For;
}
type Route = (typeof routes)[number];

/** The audience of a layout's pages. */
const LAYOUTS: Record<string, For> = {
  'platform/session/SignedIn.tsx': 'signed in',
  'platform/session/ForProfessionals.tsx': 'PROFESSIONAL',
  'platform/session/ForClients.tsx': 'CLIENT',
  'platform/session/ForAdmins.tsx': 'ADMIN',
};

/** Every route and its layout's audience. */
function routed(children: readonly Route[], whom: For = 'everybody'): Routed[] {
  return children.flatMap(({ path: own, index, file, children: inside }): Routed[] => {
    if (own !== undefined || index) return [{ path: `/${own ?? ''}`, whom }];
    const next = LAYOUTS[file];
    if (!next) throw new Error(`${file} is a layout that nobody knows of`);
    return routed(inside ?? [], next);
  });
}
const found = routed(routes);

describe('the screens of the specification', () => {
  test.each(SCREENS)('%s is there for %s', (address, whom) => {
    const route = found.find((each) => each.path === address);
    expect(route, 'a route in web/src/routes.ts').toBeDefined();
    expect(route?.whom).toBe(whom);
  });

  test('every screen is opened by a test, and none is there that nobody knows of', () => {
    const photographed = textOf('e2e/screens/screens.ts');
    const paths = textOf('web/src/paths.ts');
    const tests = textOfAll('e2e/**/*.ts');
    for (const { path: address } of found) {
      const pattern = address.replaceAll(/:\w+/g, String.raw`\$\{\w+\}`).replaceAll('/', String.raw`\/`);
      const name = new RegExp(
        String.raw`(\w+): (?:\([^)]*\)[^=]*)?=>[^\n]*\n?[^\n]*['\`]${pattern}['\`?#]`,
      ).exec(paths)?.[1];
      const isOpened = name !== undefined && new RegExp(String.raw`paths\.${name}\b`).test(photographed);
      const begins = address.split('/:')[0] ?? address;
      const isNamed = tests.includes(`'${begins}`) || tests.includes(`\`${begins}`) || address === '/*';
      expect(isOpened || isNamed, `${address} in e2e`).toBe(true);
    }
  });
});

const endpoints = Object.values(REGISTRY).flatMap((domain): Endpoint[] => Object.values(domain));
const nameOf = (method: string, address: string) => `${method} ${address.replaceAll(/:\w+|\{id\}/g, ':id')}`;
const known = new Set(
  endpoints.flatMap(({ method, path: own, aliases = [] }) =>
    [own, ...aliases].map((address) => nameOf(method, address)),
  ),
);

describe('the calls of the specification', () => {
  test.each(Object.values(CALLS).flat())('%s is there', (call) => {
    expect(known).toContain(call.replace('{id}', ':id'));
  });

  test('every call is made by a page or by a test', () => {
    const sources = textOfAll(
      'web/src/**/*.{ts,tsx}',
      'api/**/*.test.ts',
      'api/test/*.ts',
      'e2e/**/*.ts',
      'outside/**/*.ts',
    );
    // A calendar's URL comes from another endpoint.
    const named = endpoints.filter(({ path: own }) => own !== '/api/calendar/:secret.ics');
    const unused = named.filter(({ method, path: own }) => {
      const fixed = own.split('/:')[0] ?? own;
      return (
        !sources.includes(`'${method} ${own}'`) &&
        !sources.includes(`${fixed}/$`) &&
        !sources.includes(`'${own}`)
      );
    });
    expect(unused.map(({ method, path: own }) => `${method} ${own}`)).toEqual([]);
  });
});

describe('the entities and constants of the specification', () => {
  const shapes = { AuthUser, Notification, Unread, Favorites, Discipline, Category, NewTicket };
  test.each(Object.entries(shapes))('%s has its fields', (name, shape) => {
    expect(Object.keys(shape.shape)).toEqual(
      expect.arrayContaining([...(FIELDS[name] ?? ['a row of the table'])]),
    );
  });

  test('roles, levels of experience and weekdays are those it names', () => {
    expect([...ROLES].toSorted()).toEqual(CONSTANTS.roles);
    expect(Object.fromEntries(EXPERIENCES.map(({ label, value }) => [label, value]))).toEqual(
      CONSTANTS.experience,
    );
    expect(Object.fromEntries(weekdays.map(({ name, weekday }) => [name, weekday]))).toEqual(
      CONSTANTS.weekdays,
    );
  });

  test('the day has its 96 quarters and an end, coded as it says', () => {
    expect(slotCodes).toHaveLength(97);
    expect(Object.fromEntries(slotCodes.map(({ label, code }) => [label, code]))).toMatchObject(
      CONSTANTS.slots,
    );
  });

  test('money is cents shown as dollars', () => {
    expect(money(123_456)).toBe('$1,234.56');
  });

  // How long a toast stays is measured in web/src/ui/overlay/Toasts.test.tsx.
  test('notifications are asked for every minute', () => {
    expect(NOTIFICATION_POLL_MS).toBe(CONSTANTS.pollSeconds * 1000);
  });

  test.each([
    [CONSTANTS.justNowBelowSeconds - 1, 'just now'],
    [CONSTANTS.justNowBelowSeconds, '10 seconds ago'],
    [60, '1 minute ago'],
    [3_600 * 2, '2 hours ago'],
    [86_400, '1 day ago'],
    [86_400 * 70, '2 months ago'],
    [86_400 * 800, '2 years ago'],
  ])('what was %i seconds ago was “%s”', (seconds, words) => {
    const now = '2026-11-21T12:00:00.000Z';
    expect(agoText(new Date(Date.parse(now) - seconds * 1000).toISOString(), now)).toBe(words);
  });

  test('every address of its e-mail rule is taken', () => {
    for (const address of ['a@b.de', 'ann.lee@mail.com', 'ann-lee@mail.org', 'a_1@sub.mail.com'])
      expect(email.safeParse(address).success, address).toBe(true);
    for (const address of ['', 'a', 'a@', '@b.de', 'a@b', 'a b@c.de', 'a@b.c'])
      expect(email.safeParse(address).success, address).toBe(false);
  });
});
