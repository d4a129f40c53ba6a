import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { DavReply, DavResult, DavTask } from './dav-session.ts';
import { findInAccount } from './find-in-account.ts';
import { readCollection } from './read-collection.ts';

/** Reads what servers answer, in a thread that has no network: each request is handed to whoever started it. */
async function work(task: DavTask, port: MessagePort): Promise<DavResult> {
  const fetch = fetchBy(port);
  try {
    if ('read' in task) return { content: await readCollection(task.read, fetch) };
    const found = await findInAccount(task.find, fetch);
    return found.length > 0 ? { found } : { problem: 'no_calendars' };
  } catch {
    return { problem: 'read' in task ? 'server_error' : 'no_calendars' };
  }
}

function fetchBy(port: MessagePort): typeof globalThis.fetch {
  const waiting = new Map<number, PromiseWithResolvers<Response>>();
  port.on('message', ({ number, ...reply }: DavReply) => {
    const waiter = waiting.get(number);
    waiting.delete(number);
    if ('problem' in reply) waiter?.reject(new Error(reply.problem));
    else waiter?.resolve(new Response(reply.text || null, reply));
  });
  let number = 0;
  return async (url, { method = 'GET', headers, body, redirect } = {}) => {
    const waiter = Promise.withResolvers<Response>();
    waiting.set((number += 1), waiter);
    const sent = { url: new Request(url).url, method, headers: Object.fromEntries(new Headers(headers)) };
    port.postMessage({ ask: { ...sent, number, body, showsRedirect: redirect === 'manual' } });
    return waiter.promise;
  };
}

if (parentPort) parentPort.postMessage({ result: await work(workerData, parentPort) });
