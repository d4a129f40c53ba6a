import pLimit from 'p-limit';
import { startThread } from '../../../platform/thread.ts';
import { AddressFault } from '../../../platform/user-address/address-fault.ts';
import { askUserAddresses, type Ask } from '../../../platform/user-address/ask-user-addresses.ts';
import type { FindHost } from '../../../platform/user-address/find-host.ts';
import { problemOf, retryAfterOf } from '../../../platform/user-address/response-problem.ts';
import { CalendarFault } from '../calendar-fault.ts';
import { MEMORY_LIMITS, TIME_LIMIT_MS } from '../thread-limits.ts';
import type { DavReply, DavRequest, DavResult, DavTask } from './dav-session.ts';

/** They mostly wait for servers, of which the slow ones are to hold up nobody else. */
const THREADS = 6;
const inTurn = pLimit(THREADS);

/** A server may refuse a password that often in one go; then it isn't sent anymore, so that no account gets locked. */
const MAX_REFUSED = 3;

/**
 * Lets a thread work with a server of a user's calendars. Its XML is a stranger's: what is endless or deep in it costs that
 * thread alone. Throws AddressFault or CalendarFault.
 */
export async function inDavThread(task: DavTask, find: FindHost): Promise<DavResult> {
  return inTurn(async () => askUserAddresses(find, async (ask) => converse(task, watched(ask))));
}

interface Watched {
  answer: (request: DavRequest) => Promise<DavReply>;
  /** What kept the thread from its result, if it was the server. */
  fault: () => AddressFault | CalendarFault | null;
}

/** Remembers the last thing that went wrong; a refused password above all. */
function watched(ask: Ask): Watched {
  let refused = 0;
  let last: AddressFault | null = null;
  const answer = async ({ number, url, method, ...request }: DavRequest): Promise<DavReply> => {
    if (refused >= MAX_REFUSED) return { number, status: 401, headers: {}, text: '' };
    try {
      const { status, headers, text } = await ask(url, { ...request, method: methodOf(method) });
      if (status === 401) refused += 1;
      if (isTelling(status)) last = new AddressFault(problemOf(status), retryAfterOf(headers['retry-after']));
      if (isCutOff(method, status, text)) throw new AddressFault('server_error');
      return { number, status, headers: told(headers), text };
    } catch (error) {
      last = error instanceof AddressFault ? error : new AddressFault('unreachable');
      return { number, problem: last.problem };
    }
  };
  return { answer, fault: () => (refused > 0 ? new CalendarFault('wrong_password') : last) };
}

/** The others are how a server says that it knows nothing of a question. */
const isTelling = (status: number) => [403, 404, 410, 429].includes(status) || status >= 500;

/** What a reply to a question about calendars lacks, would count as free: it has to end as such replies do. */
const isCutOff = (method: string, status: number, text: string) =>
  method !== 'GET' && status >= 200 && status < 300 && !/<\/(?:[\w.-]+:)?multistatus\s*>\s*$/.test(text);

function methodOf(method: string): 'GET' | 'PROPFIND' | 'REPORT' {
  return method === 'PROPFIND' || method === 'REPORT' ? method : 'GET';
}

const told = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    ['content-type', 'location'].flatMap((name) =>
      typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
    ),
  );

async function converse(task: DavTask, { answer, fault }: Watched): Promise<DavResult> {
  const result = await resultOf(task, answer);
  if (!('problem' in result)) return result;
  const reason = fault();
  // Where nothing is, there are no calendars either.
  const isNowhere = result.problem === 'no_calendars' && reason?.problem === 'gone';
  throw reason && !isNowhere ? reason : new CalendarFault(result.problem);
}

type Told = { ask: DavRequest } | { result: DavResult };

async function resultOf(task: DavTask, answer: Watched['answer']): Promise<DavResult> {
  const worker = startThread(new URL('dav-worker.ts', import.meta.url), task, MEMORY_LIMITS);
  const { promise, resolve } = Promise.withResolvers<DavResult>();
  // Of the thread's own work: waiting for the server has its limit in `askUserAddresses`.
  const clock = stopwatch(TIME_LIMIT_MS, () => resolve({ problem: 'too_much' }));
  let hasEnded = false;
  const reply = async (request: DavRequest) => {
    clock.stop();
    const answered = await answer(request);
    if (hasEnded) return;
    clock.start();
    worker.postMessage(answered);
  };
  worker.on('message', (told: Told) => {
    if ('result' in told) resolve(told.result);
    else void reply(told.ask);
  });
  worker.on('error', () => resolve({ problem: 'too_much' }));
  clock.start();
  try {
    return await promise;
  } finally {
    hasEnded = true;
    clock.stop();
    await worker.terminate();
  }
}

/** Calls `done` after so many milliseconds of running. */
function stopwatch(milliseconds: number, done: () => void) {
  let left = milliseconds;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    start: () => {
      since = performance.now();
      timer = setTimeout(done, left);
    },
    stop: () => {
      clearTimeout(timer);
      if (timer) left -= performance.now() - since;
      timer = undefined;
    },
  };
}
