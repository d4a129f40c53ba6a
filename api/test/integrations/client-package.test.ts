import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createClient, type Client, ParleyError, type PostingFields } from '../../../client/src/client.ts';
import { verifyWebhook } from '../../../client/src/webhooks.ts';
import { ana, clara, LAW, tendai } from '../cast.ts';
import { offerService } from '../negotiations.ts';
import { createWorld, type World } from '../world.ts';

const root = path.join(import.meta.dirname, '../../..');
const run = promisify(execFile);

let world: World;
let baseUrl: string;
let apiKey: string;
let parley: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  baseUrl = world.app.listeningOrigin;
  const owner = await world.as(clara);
  const scopes = [
    'profile:read',
    'hiring:read',
    'hiring:write',
    'files:read',
    'files:write',
    'jobs:read',
  ] as const;
  const made = await owner.ok('POST /api/key', { body: { name: 'Program', scopes: [...scopes], days: 7 } });
  apiKey = made.secret;
  parley = createClient({ baseUrl, apiKey });
});
afterAll(() => world.close());

const posting: PostingFields = {
  title: 'Terms for our API',
  description: 'Our terms need a careful reader.',
  disciplineId: LAW.id,
  categoryId: LAW.contracts,
  skills: ['contracts'],
  experience: 36,
  pricing: 'FIXED',
  budgetMinCents: 50_000,
  budgetMaxCents: 150_000,
  attachments: [],
  openings: 1,
  startBy: null,
};

test('services come one after the other, over all pages', async () => {
  const offered = [await offerService(world, ana.id), await offerService(world, tendai.id)];
  const ids: string[] = [];
  for await (const { id } of parley.each('GET /api/service/all', { query: { limit: 1 } })) ids.push(id);
  expect(ids).toEqual(expect.arrayContaining(offered));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a posting made twice with one key is one, and without it two', async () => {
  const make = (idempotencyKey?: string) =>
    parley.call('POST /api/job/jobPosting', { body: posting, ...(idempotencyKey && { idempotencyKey }) });
  const [first, again, other] = [await make('once'), await make('once'), await make()];
  expect(again).toEqual(first);
  const found = await parley.call('GET /api/job/jobPosting/client/all');
  expect(found.map(({ id }) => id).toSorted()).toEqual([first.id, other.id].toSorted());
});

test('a refusal is an error with a code, and names the fields', async () => {
  const wrong = { ...posting, title: 'No' };
  const refused = await parley
    .call('POST /api/job/jobPosting', { body: wrong })
    .catch((error: unknown) => error);
  if (!(refused instanceof ParleyError)) expect.unreachable();
  expect(refused).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ path: 'title' }] });
  expect(refused.requestId).not.toBeNull();
  const missing = parley.call('GET /api/job/{id}', { path: { id: ana.id } });
  await expect(missing).rejects.toMatchObject({ status: 404, code: 'not_found' });
  await expect(parley.call('GET /api/payment/invoice')).rejects.toMatchObject({ code: 'scope_missing' });
});

test('a file goes up as a form, and comes back as it was', async () => {
  const body = new FormData();
  body.set('file', new Blob(['What we agreed on'], { type: 'text/plain' }), 'notes.txt');
  const { id } = await parley.call('POST /api/upload/file', { body });
  const file = await parley.call('GET /api/upload/file/{id}', { path: { id } });
  expect(await file.text()).toBe('What we agreed on');
});

const Received = z.object({
  path: z.string(),
  headers: z.object({ id: z.string(), timestamp: z.string(), signature: z.string() }),
  body: z.string(),
});

test('a delivery of a webhook is read once its signature fits', async () => {
  const owner = await world.as(clara);
  const address = 'https://hooks.parley.test/client-package';
  const hook = { name: 'Program', address, events: ['job.moved' as const] };
  const { webhook, secret } = await owner.ok('POST /api/webhook', { body: hook });
  await owner.ok('POST /api/webhook/:id/test', { params: { id: webhook.id } });
  await world.settle();
  const answer = await fetch(`${world.outside?.url}/hooks.json`);
  const all = z.array(Received).parse(await answer.json());
  const { body, headers } = all.find((each) => each.path === '/client-package') ?? expect.unreachable();
  const signed = {
    'webhook-id': headers.id,
    'webhook-timestamp': headers.timestamp,
    'webhook-signature': headers.signature,
  };
  expect(verifyWebhook(secret, body, signed)).toMatchObject({
    type: 'webhook.test',
    data: { webhookId: webhook.id },
  });
  expect(verifyWebhook(secret, body, new Headers(signed))).toMatchObject({ type: 'webhook.test' });
  expect(() => verifyWebhook(secret, `${body} `, signed)).toThrow();
  expect(() => verifyWebhook(secret, body, {})).toThrow();
});

test('the package as it is handed out has types, and the example of its README works', async () => {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'client-'));
  const place = path.join(folder, 'node_modules/@parley/client');
  try {
    mkdirSync(place, { recursive: true });
    await run('npm', ['pack', '--workspace', 'client', '--pack-destination', folder], { cwd: root });
    const [packed = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    await run('tar', ['-xzf', path.join(folder, packed), '-C', place, '--strip-components=1']);
    expect(readdirSync(place).toSorted()).toEqual(['LICENSE', 'README.md', 'build', 'package.json']);

    const readme = readFileSync(path.join(place, 'README.md'), 'utf8');
    const [calls = '', hook = ''] = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);
    const wrong =
      "// @ts-expect-error There is no such call.\nexport const nothing = () => parley.call('GET /api/nowhere');\n";
    const given = 'declare const secret: string, body: string, request: Request;\n';
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(path.join(folder, 'calls.ts'), calls + wrong);
    writeFileSync(path.join(folder, 'hook.ts'), given + hook);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      target: 'es2023',
      types: ['node'],
      skipLibCheck: true,
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    const { stdout: problems } = await run(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder]).catch(
      Object,
    );
    expect(problems).toBe('');

    const env = { ...process.env, PARLEY_URL: baseUrl, PARLEY_KEY: apiKey };
    const { stdout } = await run(process.execPath, ['calls.ts'], { cwd: folder, env });
    expect(stdout).toContain('There is no such job.');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
