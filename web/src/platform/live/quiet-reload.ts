import { session } from '../session/session.ts';

/** What each route of a page was loaded with, as the router's middleware has it. */
type Loaded = Record<string, { type: 'data' | 'error'; result: unknown }>;

/** What is on the screen now, and whose page at which address it is. */
let shown: { of: string; loaded: Loaded } = { of: '', loaded: {} };
let running = 0;
let isWhole = true;

/**
 * Loads the page again that nobody asked to, and says whether all of it came. What didn't come, without a network or from
 * a server that is failing, stays as it is on the screen: an error in its place would take along what is being typed there.
 */
export async function reloadQuietly(revalidate: () => Promise<void>): Promise<boolean> {
  running += 1;
  isWhole = true;
  try {
    await revalidate();
  } finally {
    running -= 1;
  }
  return isWhole;
}

/** The router's middleware for the pages that are loaded again like this. */
export async function keepShown({ request: { url } }: { request: Request }, next: () => Promise<Loaded>) {
  const loaded = await next();
  const { user } = session();
  const of = `${user?.email ?? ''} ${url}`;
  const before = shown.of === of ? shown.loaded : {};
  const kept = running === 0 ? loaded : mapped(loaded, (each, route) => keepRoute(before[route], each));
  shown = { of, loaded: { ...before, ...kept } };
  return kept;
}

function keepRoute(before: Loaded[string] | undefined, now: Loaded[string]): Loaded[string] {
  if (before?.type !== 'data') return now;
  if (now.type === 'error') return passes(statusIn(now.result)) ? missed(before) : now;
  return { type: 'data', result: keepData(before.result, now.result) };
}

/** Replaces each failed result of a call by the one before, however deep it lies in what a loader returns. */
function keepData(before: unknown, now: unknown): unknown {
  if (!isPlain(before) || !isPlain(now) || now.ok === true) return now;
  if (now.ok === false) return before.ok === true && passes(now.status) ? missed(before) : now;
  const kept = mapped(now, (value, name) => keepData(before[name], value));
  return Object.entries(kept).every(([name, value]) => value === now[name]) ? now : kept;
}

function missed<T>(before: T): T {
  isWhole = false;
  return before;
}

/** Whether it may be another answer in a moment: no network, a server that is failing or too busy. */
const passes = (status: unknown) => typeof status === 'number' && (status >= 500 || status === 429);

/** Of what a loader has thrown with `data`. */
function statusIn(thrown: unknown): unknown {
  const init = typeof thrown === 'object' && thrown !== null && 'init' in thrown ? thrown.init : null;
  return typeof init === 'object' && init !== null && 'status' in init ? init.status : null;
}

function mapped<T>(all: Record<string, T>, change: (each: T, name: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(all).map(([name, each]) => [name, change(each, name)]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
