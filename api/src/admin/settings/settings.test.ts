import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createBrowser } from '../../../test/browser.ts';
import { PRODUCT_COLORS } from '@parley/contract/admin/settings/colors.ts';
import type { SideRole } from '@parley/contract/sides.ts';
import { ada, clara, milo } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { keepInstallation } from '../../platform/installation/installation.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true, settings: { SUPPORT_EMAIL: 'help@env.example' } });
  admin = await world.as(ada);
});
const reason = 'Decided with the team.';
const DEFAULTS = { name: null, supportEmail: null, securityContact: null };
const version = async () => (await admin.ok('GET /api/admin/settings')).version;
const name = async (identity: Partial<Record<keyof typeof DEFAULTS, string | null>>) =>
  admin.call('PUT /api/admin/settings/identity', {
    body: { ...DEFAULTS, ...identity, version: await version(), reason },
  });
// The name is known to the whole process, in which other tests run after these.
afterEach(() => name({}));
afterAll(() => world.close());

const read = async (url: string) => (await world.app.inject({ url })).body;

test('emails, refusals and the manifest have the name that an admin gave', async () => {
  expect(await name({ name: 'Jo & Co' })).toMatchObject({ status: 200 });
  const browser = createBrowser(world.app);
  const person = { password: 'plum-tractor-77', firstName: 'Vera', lastName: 'New', role: 'CLIENT' };
  await browser.post('/api/auth/signup', { ...person, email: 'vera@new.test', timeZone: 'Europe/Berlin' });
  const [mail] = await mailsTo(world, 'vera@new.test');
  expect(mail).toMatchObject({ subject: expect.stringMatching(/^\d{6} is your Jo & Co code$/) });
  expect(mail?.text).toContain('Jo & Co · http://parley.test');
  expect(mail?.html).toContain('Jo &#38; Co');
  expect(mail?.html).not.toMatch(/Parley/);
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name: 'Jo & Co' });
  expect(await read('/offline')).toContain('Jo &#38; Co needs a connection');
});

test('without a name of its own the installation is called as the product is', async () => {
  await name({ name: 'Acme' });
  await name({});
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name: 'Parley' });
  expect((await admin.ok('GET /api/admin/settings')).identity).toEqual({
    own: DEFAULTS,
    defaults: { name: 'Parley', supportEmail: 'help@env.example', securityContact: 'security@parley.test' },
  });
});

test('addresses that admins set take the place of those of the environment', async () => {
  await name({ supportEmail: 'help@acme.example', securityContact: 'https://acme.example/report' });
  expect(await read('/.well-known/security.txt')).toContain('Contact: https://acme.example/report\n');
  await admin.ok('POST /api/users/disable/:id', { params: { id: clara.id }, body: { reason } });
  const [mail] = await mailsTo(world, clara.email);
  expect(mail?.text).toContain('help@acme.example');
});

test('another process has them after it reads again', async () => {
  const { settings, db } = world.platform;
  const elsewhere = keepInstallation(settings);
  await name({ name: 'Acme', supportEmail: 'help@acme.example' });
  expect(elsewhere.current()).toMatchObject({ name: 'Parley', supportEmail: 'help@env.example' });
  await elsewhere.reread(db);
  expect(elsewhere.current()).toMatchObject({ name: 'Acme', supportEmail: 'help@acme.example' });
});

test('the audit log has what was changed to what, and why', async () => {
  await name({ name: 'Acme' });
  const { items } = await admin.ok('GET /api/admin/audit', { query: { subjectType: 'settings' } });
  expect(items[0]).toMatchObject({
    action: 'settings.change name Acme',
    reason,
    actor: { email: ada.email },
  });
});

test('of two changes of one version one holds', async () => {
  const body = { ...DEFAULTS, version: await version(), reason };
  const answers = await Promise.all(
    ['One', 'Other'].map((each) =>
      admin.call('PUT /api/admin/settings/identity', { body: { ...body, name: each } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('what can’t be a name or an address is refused at its field', async () => {
  for (const [wrong, path] of [
    [{ name: '<b>' }, 'name'],
    [{ name: 'A'.repeat(41) }, 'name'],
    [{ name: 'Two\nlines' }, 'name'],
    [{ supportEmail: 'help' }, 'supportEmail'],
    [{ securityContact: 'http://acme.example' }, 'securityContact'],
    [{ securityContact: 'javascript:alert(1)' }, 'securityContact'],
  ] as const)
    expect(await name(wrong)).toMatchObject({ status: 400, errors: [{ path }] });
});

const colors = async (chosen: object) =>
  admin.call('PUT /api/admin/settings/colors', {
    body: { ...PRODUCT_COLORS, ...chosen, version: await version(), reason },
  });

test('pages load the chosen colors, and emails are in them', async () => {
  await colors({ inkLight: '#1B3A2F', accentLight: '#ff8a65' });
  const { version: current } = world.platform.installation.current();
  const sheet = await world.app.inject({ url: `/api/sharing/colors/${current}` });
  expect(sheet.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(sheet.body).toContain('--ink:light-dark(#1b3a2f,#f3f0e7)');
  expect(sheet.body).toContain('--time:light-dark(#ff8a65,#ffb52e)');
  // A process that doesn't have the change yet gives nothing to keep.
  const early = await world.app.inject({ url: `/api/sharing/colors/${current + 1}` });
  expect(early.headers['cache-control']).toBe('no-store');
  await admin.ok('POST /api/users/disable/:id', { params: { id: milo.id }, body: { reason } });
  const [mail] = await mailsTo(world, milo.email);
  expect(mail?.html).toContain('#1b3a2f');
  expect(mail?.html).not.toContain('#191c38');
  await colors({});
  expect((await admin.ok('GET /api/admin/settings')).colors).toEqual(PRODUCT_COLORS);
});

test('colors in which nobody could read are refused at the color, with what can’t be read', async () => {
  expect(await colors({ inkLight: '#8a8fa8' })).toMatchObject({
    status: 400,
    errors: [{ path: 'inkLight', message: expect.stringMatching(/^Text on the page .* needs 4\.5/) }, {}],
  });
  expect(await colors({ accentDark: 'red' })).toMatchObject({
    status: 400,
    errors: [{ path: 'accentDark' }],
  });
});

const rules = async (signUp: object) =>
  admin.call('PUT /api/admin/settings/sign-up', {
    body: {
      client: 'OPEN',
      professional: 'OPEN',
      domains: [],
      withdrawInvitations: false,
      ...signUp,
      version: await version(),
      reason,
    },
  });
const join = (role: string, email: string, invitation?: string) =>
  createBrowser(world.app).post('/api/auth/signup', {
    role,
    email,
    password: 'plum-tractor-77',
    firstName: 'Nele',
    lastName: 'New',
    timeZone: 'Europe/Berlin',
    ...(invitation && { invitation }),
  });
async function invite(role: SideRole) {
  const { url } = await admin.ok('POST /api/admin/settings/invitation', { body: { role, reason: 'Nele' } });
  return new URL(url).searchParams.get('invitation') ?? '';
}

test('who may join is told before and kept to, for each role', async () => {
  await rules({ client: 'DOMAINS', professional: 'CLOSED', domains: ['ACME.example', 'acme.example'] });
  expect(await world.nobody.ok('GET /api/auth/signup')).toEqual({
    client: 'DOMAINS',
    professional: 'CLOSED',
    domains: ['acme.example'],
  });
  expect(await join('CLIENT', 'nele@acme.example')).toMatchObject({ status: 201 });
  expect(await join('CLIENT', 'nele@other.example')).toMatchObject({
    status: 403,
    code: 'domain_not_allowed',
  });
  expect(await join('PROFESSIONAL', 'nele@acme.example')).toMatchObject({ code: 'sign_up_closed' });
  await rules({});
  expect(await join('PROFESSIONAL', 'nele@other.example')).toMatchObject({ status: 201 });
});

test('an invitation lets in where joining takes one, for its role, for two weeks, until it is withdrawn', async () => {
  await rules({ client: 'INVITED', professional: 'INVITED' });
  const link = await invite('CLIENT');
  const needed = { status: 403, code: 'invitation_needed' };
  expect(await join('CLIENT', 'ivo@new.example')).toMatchObject(needed);
  expect(await join('CLIENT', 'ivo@new.example', link)).toMatchObject({ status: 201 });
  expect(await join('PROFESSIONAL', 'ivo@new.example', link)).toMatchObject(needed);
  const forged = link.replace('CLIENT', 'PROFESSIONAL');
  expect(await join('PROFESSIONAL', 'ivo@new.example', forged)).toMatchObject(needed);
  await rules({ client: 'INVITED', withdrawInvitations: true });
  expect(await join('CLIENT', 'ivo@new.example', link)).toMatchObject(needed);
  const later = await invite('CLIENT');
  expect(await join('CLIENT', 'ida@new.example', later)).toMatchObject({ status: 201 });
  await world.advance({ days: 14 });
  expect(await join('CLIENT', 'ida@new.example', later)).toMatchObject(needed);
  await rules({});
});

test('domains are asked for where they are needed', async () => {
  expect(await rules({ client: 'DOMAINS' })).toMatchObject({ status: 400, errors: [{ path: 'domains' }] });
  expect(await rules({ client: 'DOMAINS', domains: ['@acme'] })).toMatchObject({
    status: 400,
    errors: [{ path: 'domains.0' }],
  });
});
