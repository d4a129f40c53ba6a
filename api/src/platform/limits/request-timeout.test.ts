import Fastify, { type FastifyInstance } from 'fastify';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { limitRequestTime } from './request-timeout.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** Sends a body in two halves; returns the response, or that the connection was closed. */
async function slowly(url: string): Promise<number | 'cut off'> {
  app = Fastify();
  limitRequestTime(app, 100);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/call', async () => 'done');
  app.post('/file', { config: { isUpload: true } }, async () => 'done');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { promise, resolve } = Promise.withResolvers<number | 'cut off'>();
  const headers = { 'content-length': 8, 'content-type': 'text/plain' };
  const call = request(`${address}${url}`, { method: 'POST', headers }, (answer) => {
    answer.resume();
    resolve(answer.statusCode ?? 0);
  });
  call.on('error', () => resolve('cut off'));
  call.write('half');
  await pause(300);
  call.end('half');
  return promise;
}

test('a call that comes in too slowly is cut off', async () => {
  expect(await slowly('/call')).toBe('cut off');
});

test('a file may take its time', async () => {
  expect(await slowly('/file')).toBe(200);
});
