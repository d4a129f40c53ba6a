import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createClock } from '../clock.ts';
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
  app = Fastify();
  await app.register(helmet, { enableCSPNonces: true });
  const nobody = () => Promise.reject(new Error('these pages ask nothing'));
  await mountWeb(app, {
    api: nobody,
    clock: createClock(),
    publicUrl: 'http://127.0.0.1',
    supportEmail: 'help@parley.example',
    build,
  });
  expect((await app.inject('/')).body).toBe('production');
});

/** What the web's build looks like to the server, with a single page that a loader answers. */
function builtPages(loader: string): string {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'pages-'));
  mkdirSync(path.join(folder, 'client'));
  mkdirSync(path.join(folder, 'server'));
  writeFileSync(
    path.join(folder, 'server/index.js'),
    `${loader}
    import { createContext } from 'react-router';
    const [apiContext, clockContext, originContext, supportEmailContext, nonceContext, faultContext] = Array.from({ length: 6 }, () => createContext(null));
    export const entry = { module: { default: () => {}, apiContext, clockContext, originContext, supportEmailContext, nonceContext, faultContext } };
    export const routes = { page: { id: 'page', path: '', module: { loader } } };
    export const assets = { entry: {}, routes: {}, url: '', version: '' };
    export const [publicPath, basename, ssr, isSpaMode, prerender, future] = ['/', '/', true, false, [], {}];
    export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
    `,
  );
  return folder;
}
