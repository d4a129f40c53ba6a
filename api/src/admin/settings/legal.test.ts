import type { LegalKind } from '@parley/contract/support/legal.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser } from '../../../test/browser.ts';
import { ada } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { mailedCode } from '../../../test/mailbox.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
});
afterAll(() => world.close());

const reason = 'Our lawyer wrote it.';
async function write(text: string | null, kind: LegalKind = 'TERMS') {
  const { version } = await admin.ok('GET /api/admin/settings');
  return admin.call('PUT /api/admin/settings/legal', { body: { kind, text, version, reason } });
}
const page = () => world.nobody.ok('GET /api/support/legal');
const plain = (text: string) => ({ text, isStrong: false, isEmphasized: false, href: null });

test('the terms that an admin wrote are shown as blocks, with the day of the change', async () => {
  expect(await page()).toEqual({
    terms: { version: 0, since: null, blocks: null },
    privacy: { version: 0, since: null, blocks: null },
  });
  const text = `## Who we are

We're Acme & Co,
of *Springfield*. **Write to [us](mailto:hi@acme.example)**.

1. One
2. Two

#### Small
`;
  expect(await write(text)).toMatchObject({ status: 200 });
  const { terms, privacy } = await page();
  expect(privacy.version).toBe(0);
  expect(terms).toEqual({
    version: 1,
    since: expect.stringMatching(/^20\d\d-/),
    blocks: [
      { kind: 'heading', level: 3, spans: [plain('Who we are')] },
      {
        kind: 'paragraph',
        spans: [
          plain("We're Acme & Co, of "),
          { ...plain('Springfield'), isEmphasized: true },
          plain('. '),
          { ...plain('Write to '), isStrong: true },
          { ...plain('us'), isStrong: true, href: 'mailto:hi@acme.example' },
          plain('.'),
        ],
      },
      { kind: 'list', isOrdered: true, items: [[plain('One')], [plain('Two')]] },
      { kind: 'heading', level: 4, spans: [plain('Small')] },
    ],
  });
  expect(await admin.ok('GET /api/admin/settings/legal/:kind', { params: { kind: 'TERMS' } })).toEqual({
    text: text.trim(),
  });
});

test.each([
  ['a script', 'Fine.\n\n<script>alert(1)</script>', /^Line 3: HTML can’t be used/],
  ['HTML in a sentence', 'Fine.\nBut <b onclick="x()">not</b> this', /^Line 2: HTML/],
  ['an address that runs a script', '[Us](javascript:alert(1))', /^Line 1: a link has to start/],
  ['a disguised one', '[Us](JaVaScRiPt:alert(1))', /^Line 1: a link/],
  ['data', '[Us](data:text/html,x)', /^Line 1: a link/],
  ['an address of another site', '[Us](//evil.example)', /^Line 1: a link/],
  ['a picture', 'One\n\n![x](https://x.example/a.png)', /^Line 3: only headings/],
  ['a table', '| a | b |\n| - | - |\n| 1 | 2 |', /^Line 1: only headings/],
  ['a list in a list', '- one\n- two\n  - three', /^Line 2: a list item/],
])('%s is refused at its line', async (_, text, says) => {
  const refused = { status: 400, errors: [{ path: 'text', message: expect.stringMatching(says) }] };
  expect(await write(text)).toMatchObject(refused);
  expect(await admin.call('POST /api/admin/settings/legal/preview', { body: { text } })).toMatchObject(
    refused,
  );
});

test('who joins accepts the versions of that day, and going back is a version, too', async () => {
  const join = async (email: string) => {
    const browser = createBrowser(world.app);
    await browser.post('/api/auth/signup', {
      email,
      role: 'CLIENT',
      password: 'plum-tractor-77',
      firstName: 'Nele',
      lastName: 'New',
      timeZone: 'Europe/Berlin',
    });
    return browser;
  };
  const accepted = async (email: string) =>
    world.platform.db
      .selectFrom('users')
      .select(['acceptedTerms', 'acceptedPrivacy'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  const early = await join('early@new.test');
  const { version } = (await page()).terms;
  await write('We keep little.', 'PRIVACY');
  expect((await write(null)).data.legal).toMatchObject({
    terms: { version: version + 1, isOwn: false },
    privacy: { version: 1, isOwn: true },
  });
  expect((await page()).terms).toMatchObject({ version: version + 1, blocks: null });
  await early.post('/api/auth/confirm', {
    email: 'early@new.test',
    code: await mailedCode(world, 'early@new.test'),
  });
  // What stood there when they joined, not when they typed the code.
  expect(await accepted('early@new.test')).toEqual({ acceptedTerms: version, acceptedPrivacy: 0 });
});

test('the audit log has it, and versions stay as they were accepted', async () => {
  const { items } = await admin.ok('GET /api/admin/audit', { query: { subjectType: 'settings' } });
  expect(items[0]).toMatchObject({ action: 'settings.change termsVersion 2', reason });
  const { db } = world.platform;
  await expect(db.updateTable('legalTexts').set({ body: 'Other' }).execute()).rejects.toThrow();
});
