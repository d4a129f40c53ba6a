import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTlsHost, type TlsHost } from '../../../test/calendars/tls-host.ts';
import { fetchUserAddress } from './fetch-user-address.ts';
import { findPinnedHost, findPublicHost, type FindHost } from './find-host.ts';
import { isPublicAddress } from './public-host.ts';

const HOST = 'calendar.example.com';
const NEVER = { etag: null, lastModified: null };
const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const MEGABYTES_50 = gzipSync(Buffer.alloc(50_000_000));

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

/** What the stand-in answers, by path. */
const ANSWERS: Record<string, Answer> = {
  '/plain': (response) => response.end(CALENDAR),
  '/validators': (response, { headers }) => {
    const kept = headers['if-none-match'] === '"v1"' && headers['if-modified-since'] === MODIFIED;
    response.writeHead(kept ? 304 : 200, { etag: '"v1"', 'last-modified': MODIFIED });
    response.end(kept ? undefined : CALENDAR);
  },
  '/gzip': (response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(CALENDAR)),
  '/bomb': (response) => response.setHeader('content-encoding', 'gzip').end(MEGABYTES_50),
  '/odd-coding': (response) => response.setHeader('content-encoding', 'compress').end(CALENDAR),
  '/said-large': (response) => response.setHeader('content-length', 6_000_000).flushHeaders(),
  '/large': (response) => response.end(Buffer.alloc(5_000_001, 'x')),
  '/just-fits': (response) => response.end(Buffer.alloc(5_000_000, 'x')),
  '/drip': async (response) => {
    for (let sent = 0; sent < 1000 && !response.destroyed; sent += 1) {
      response.write('x');
      await sleep(20);
    }
  },
  '/silent': () => {},
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half');
    response.socket?.destroySoon();
  },
  '/turn/1': (response) => response.writeHead(302, { location: '/turn/2' }).end(),
  '/turn/2': (response) => response.writeHead(307, { location: `https://${HOST}/turn/3` }).end(),
  '/turn/3': (response) => response.writeHead(308, { location: '/plain' }).end(),
  '/turn/0': (response) => response.writeHead(301, { location: '/turn/1' }).end(),
  '/to-loopback': (response) => response.writeHead(302, { location: 'https://127.0.0.1/' }).end(),
  '/to-http': (response) => response.writeHead(302, { location: `http://${HOST}/plain` }).end(),
  '/to-inside': (response) => response.writeHead(302, { location: 'https://inside.example.com/' }).end(),
  '/unchanged': (response) => response.writeHead(304).end(),
  '/denied': (response) => response.writeHead(403).end(),
  '/gone': (response) => response.writeHead(410).end(),
  '/busy': (response) => response.writeHead(503, { 'retry-after': '120' }).end(),
  '/broken': (response) => response.writeHead(500).end(),
};
const MODIFIED = 'Mon, 02 Nov 2026 10:00:00 GMT';

let host: TlsHost;
beforeAll(async () => {
  host = await startTlsHost([HOST], (request, response) => ANSWERS[request.url ?? '']?.(response, request));
});
afterAll(() => host.close());

const fetched = (path: string, milliseconds = 10_000) =>
  fetchUserAddress(`webcal://${HOST}${path}`, NEVER, host.find, { milliseconds });

describe('reading an address', () => {
  test('gives the text', async () => {
    expect(await fetched('/plain')).toEqual({ text: CALENDAR, etag: null, lastModified: null });
    expect(host.requests.at(-1)?.headers).toMatchObject({ host: HOST, connection: 'close' });
  });

  test('asks again only for what has changed', async () => {
    const first = await fetched('/validators');
    expect(first).toEqual({ text: CALENDAR, etag: '"v1"', lastModified: MODIFIED });
    const again = await fetchUserAddress(`https://${HOST}/validators`, first, host.find);
    expect(again).toEqual({ ...first, text: null });
  });

  test('inflates gzip, and nothing else than it knows', async () => {
    expect((await fetched('/gzip')).text).toBe(CALENDAR);
    await expect(fetched('/odd-coding')).rejects.toMatchObject({ problem: 'server_error' });
  });

  test('takes 5 MB and no byte more, sent, announced or inflated', async () => {
    expect((await fetched('/just-fits')).text).toHaveLength(5_000_000);
    for (const path of ['/said-large', '/large', '/bomb'])
      await expect(fetched(path)).rejects.toMatchObject({ problem: 'too_large' });
  });

  test.each(['/drip', '/silent'])('ends when its time is over: %s', async (path) => {
    await expect(fetched(path, 300)).rejects.toMatchObject({ problem: 'too_slow' });
  });

  test('a body that is cut off is no calendar', async () => {
    await expect(fetched('/cut')).rejects.toMatchObject({ problem: 'unreachable' });
  });

  test.each([
    ['/denied', 'access_denied', null],
    ['/gone', 'gone', null],
    ['/busy', 'server_busy', 120],
    ['/broken', 'server_error', null],
    ['/unchanged', 'server_error', null],
  ])('says what a status means: %s', async (path, problem, retryAfter) => {
    await expect(fetched(path)).rejects.toMatchObject({ problem, retryAfter });
  });

  test('what goes wrong says nothing of the address', async () => {
    const error: Error = await fetched('/gone').catch((reason) => reason);
    expect(`${error.message} ${error.stack}`).not.toContain(HOST);
  });
});

describe('redirects', () => {
  test('are followed three times', async () => {
    expect((await fetched('/turn/1')).text).toBe(CALENDAR);
    await expect(fetched('/turn/0')).rejects.toMatchObject({ problem: 'too_many_redirects' });
  });

  test('lead nowhere that the address itself could not', async () => {
    const find: FindHost = async (name, signal) =>
      name === HOST
        ? host.find(name, signal)
        : { addresses: ['10.0.0.1'], port: 443, isAllowed: isPublicAddress };
    const problem = (path: string) => fetchUserAddress(`https://${HOST}${path}`, NEVER, find);
    await expect(problem('/to-loopback')).rejects.toMatchObject({ problem: 'not_public' });
    await expect(problem('/to-http')).rejects.toMatchObject({ problem: 'not_https' });
    await expect(problem('/to-inside')).rejects.toMatchObject({ problem: 'not_public' });
  });

  test('ask for the name anew: one that has changed meanwhile is checked again', async () => {
    let asked = 0;
    const find: FindHost = async (name, signal) => {
      asked += 1;
      const route = await host.find(name, signal);
      return asked === 1 ? route : { ...route, isAllowed: isPublicAddress };
    };
    const reading = fetchUserAddress(`https://${HOST}/turn/3`, NEVER, find);
    await expect(reading).rejects.toMatchObject({ problem: 'not_public' });
    expect(asked).toBe(2);
  });
});

describe('the connection', () => {
  test('is checked too, before a byte is sent', async () => {
    const received: Buffer[] = [];
    const server = createServer((socket: Socket) => {
      socket.on('data', (bytes) => received.push(Buffer.from(bytes))).on('error', () => {});
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    let asked = 0;
    // Allowed while it is only a name's address; no longer once it is a connection's.
    const find: FindHost = async () => ({
      addresses: ['127.0.0.1'],
      port,
      isAllowed: () => (asked += 1) === 1,
    });
    const reading = fetchUserAddress(`https://${HOST}/`, NEVER, find);
    await expect(reading).rejects.toMatchObject({ problem: 'not_public' });
    expect(received).toEqual([]);
    server.close();
  });

  test('needs a certificate of that name that is trusted', async () => {
    const stranger = findPinnedHost([`${HOST}=127.0.0.1:${host.port}`], undefined);
    await expect(fetchUserAddress(`https://${HOST}/plain`, NEVER, stranger)).rejects.toMatchObject({
      problem: 'unreachable',
    });
    const other = findPinnedHost([`other.example.com=127.0.0.1:${host.port}`], host.cert);
    await expect(fetchUserAddress('https://other.example.com/plain', NEVER, other)).rejects.toMatchObject({
      problem: 'unreachable',
    });
  });

  test('ends in time also when the other side never answers the handshake', async () => {
    const sockets: Socket[] = [];
    const mute = createServer((socket) => sockets.push(socket.on('error', () => {})));
    await once(mute.listen(0, '127.0.0.1'), 'listening');
    const address = mute.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const find = findPinnedHost([`${HOST}=127.0.0.1:${port}`], host.cert);
    const reading = fetchUserAddress(`https://${HOST}/`, NEVER, find, { milliseconds: 300 });
    await expect(reading).rejects.toMatchObject({ problem: 'too_slow' });
    for (const socket of sockets) socket.destroy();
    mute.close();
  });

  test('only pinned hosts are reached inside', async () => {
    const find = findPinnedHost([`${HOST}=127.0.0.1:${host.port}`], host.cert, async () => ({
      addresses: ['127.0.0.1'],
      port: host.port,
      isAllowed: isPublicAddress,
    }));
    await expect(fetchUserAddress('https://elsewhere.example.com/', NEVER, find)).rejects.toMatchObject({
      problem: 'not_public',
    });
  });

  test('a name that DNS does not answer ends in time', async () => {
    const slow: FindHost = () => new Promise(() => {});
    const reading = fetchUserAddress(`https://${HOST}/`, NEVER, slow, { milliseconds: 200 });
    await expect(reading).rejects.toMatchObject({ problem: 'too_slow' });
    const aborted = findPublicHost('calendar.invalid', AbortSignal.timeout(1));
    expect((await aborted).addresses).toEqual([]);
  });
});
