import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createClock } from '../clock.ts';
import { readCatalogs } from '../language/catalogs.ts';
import { addLanguages, asReader, catalogOf, i18n } from '../language/language.ts';
import { mountWeb } from './web.ts';

// Inside the project, so that the pages find the packages they import.
const cache = path.join(import.meta.dirname, '../../../../.cache');
let app: FastifyInstance;
let build: string;

afterEach(async () => {
  await app.close();
  rmSync(build, { recursive: true });
});

test('built pages are rendered by the production build of React', async () => {
  build = builtPages(`
    import * as React from 'react';
    // React exports this one to developers only.
    const loader = () => new Response(React.captureOwnerStack ? 'development' : 'production');
  `);
  app = await serve();
  expect((await app.inject('/')).body).toBe('production');
});

test('the texts of a language can be fetched and kept, under an address that changes with them', async () => {
  const folder = mkdtempSync(path.join(cache, 'languages-'));
  const write = (translation: string) =>
    writeFileSync(
      path.join(folder, 'de.po'),
      `msgid ""\nmsgstr ""\n"Language: de\\n"\n\n#. js-lingui-explicit-id\nmsgid "Hello {name}"\nmsgstr "${translation}"\n`,
    );
  write('Hallo {name}');
  const before = readCatalogs(folder).get('de');
  write('Guten Tag, {name}');
  addLanguages(readCatalogs(folder));
  rmSync(folder, { recursive: true });
  const said = asReader({ language: 'de', hours: 24 }, () => i18n.t('Hello {name}', { name: 'Ana' }));
  expect(said).toBe('Guten Tag, Ana');

  build = builtPages('const loader = () => new Response();');
  app = await serve();
  const address = catalogOf('de')?.address ?? '';
  expect(address).toMatch(/^\/languages\/de-/);
  expect(address).not.toBe(before?.address);
  const answer = await app.inject(address);
  expect(answer.json()).toEqual({ 'Hello {name}': ['Guten Tag, ', ['name']] });
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

/** The pages that were built, on a server of their own. */
async function serve(): Promise<FastifyInstance> {
  const server = Fastify();
  await server.register(helmet, { enableCSPNonces: true });
  const nobody = () => Promise.reject(new Error('these pages ask nothing'));
  await mountWeb(server, {
    api: nobody,
    clock: createClock(),
    publicUrl: 'http://127.0.0.1',
    supportEmail: 'help@parley.example',
    build,
  });
  return server;
}

/** A minimal build of the web app, with one page rendered by a loader. */
function builtPages(loader: string): string {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'pages-'));
  mkdirSync(path.join(folder, 'client'));
  mkdirSync(path.join(folder, 'server'));
  writeFileSync(
    path.join(folder, 'server/index.js'),
    `${loader}
    import { createContext } from 'react-router';
    const [apiContext, clockContext, originContext, supportEmailContext, nonceContext, faultContext, readerContext] = Array.from({ length: 7 }, () => createContext(null));
    export const entry = { module: { default: () => {}, apiContext, clockContext, originContext, supportEmailContext, nonceContext, faultContext, readerContext } };
    export const routes = { page: { id: 'page', path: '', module: { loader } } };
    export const assets = { entry: {}, routes: {}, url: '', version: '' };
    export const [publicPath, basename, ssr, isSpaMode, prerender, future] = ['/', '/', true, false, [], {}];
    export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
    `,
  );
  return folder;
}
