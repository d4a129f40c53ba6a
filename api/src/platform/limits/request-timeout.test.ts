import Fastify, { type FastifyInstance } from 'fastify';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { installErrorHandler } from '../http/error-handler.ts';
import { limitRequestTime } from './request-timeout.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** Sends a body in two halves; returns the response, or that the connection was closed. */
async function slowly(url: string): Promise<number | 'cut off'> {
  app = Fastify();
  installErrorHandler(app);
  limitRequestTime(app, 100);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/api/call', async () => 'done');
  app.post('/unread', { onRequest: () => new Promise(() => {}) }, async () => 'done');
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

/** What a client gets that never sends the rest, until the connection is closed. */
async function abandoned(): Promise<string> {
  await slowly('/api/call');
  const { port } = new URL(app.listeningOrigin);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    'POST /api/call HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 8\r\n\r\nhalf',
  );
  return text(socket);
}

test('one whose end never comes is answered once, and its connection closed', async () => {
  const answer = await abandoned();
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 408']);
  expect(answer).toContain('"code":"too_slow"');
});

test('a call that comes in too slowly is answered so', async () => {
  expect(await slowly('/api/call')).toBe(408);
});

test('a slow body that nobody reads is cut off', async () => {
  expect(await slowly('/unread')).toBe('cut off');
});

test('a file may take its time', async () => {
  expect(await slowly('/file')).toBe(200);
});
