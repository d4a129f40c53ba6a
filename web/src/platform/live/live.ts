import type { Answered, ChangedKind, ClientSays, Heard, Saying, ServerSays } from '@parley/contract/live.ts';
import { useEffect, useRef } from 'react';
import { createStore, useStore } from '../store.ts';

/**
 * What this tab hears of the live channel. It says that something is newer; what it is, the calls say. The connection
 * itself (`live-connection.ts`) is fetched once somebody has signed in.
 */

type Handler = (payload: never) => void;
/** Says a word on the open connection. */
export type Emit = (name: string, payload: unknown) => Promise<unknown>;

const handlers = new Map<string, Set<Handler>>();
const connection = createStore<Emit | null>(null);

/** The connection is open and signed in (or no longer, with null): everybody catches up with what they missed. */
export function setLiveConnection(open: Emit | null, missedSomething = true) {
  connection.set(open);
  if (open && missedSomething) dispatchMessage('gap', null);
}

/** Something was heard. */
export function dispatchMessage(name: string, payload: unknown) {
  for (const handler of handlers.get(name) ?? []) Reflect.apply(handler, undefined, [payload]);
}

/** Says something to the server; without a connection nothing is said. */
export async function sendLive<Name extends keyof ClientSays>(
  name: Name,
  payload: Saying<Name>,
): Promise<Answered<Name> | null>;
export async function sendLive(name: string, payload: unknown): Promise<unknown> {
  const emit = connection.get();
  return emit ? emit(name, payload).catch(() => null) : null;
}

/** Listens to one kind of word. `gap`: the connection was away and is there again, so fetch what is newer. */
export function onLiveMessage<Name extends keyof ServerSays>(
  name: Name,
  handler: (payload: Heard<Name>) => void,
): () => void;
export function onLiveMessage(name: 'gap', handler: () => void): () => void;
export function onLiveMessage(name: string, handler: Handler): () => void {
  const all = handlers.get(name) ?? new Set();
  handlers.set(name, all.add(handler));
  return () => void all.delete(handler);
}

/** Whether the channel is up; while it is not, screens ask now and then. */
export function useIsLive(): boolean {
  return useStore({ subscribe: onLiveStatusChange, get: isLive }, () => false);
}

export const isLive = () => connection.get() !== null;

/** Calls back whenever this thing may have changed: when it is said, and after a gap. */
export function useLiveChanges(kind: ChangedKind, id: string | null, onChange: () => void) {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const stops = [
      onLiveMessage('changed', (changed) => {
        if (changed.kind === kind && (id === null || changed.id === id)) latest.current();
      }),
      onLiveMessage('gap', () => latest.current()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [kind, id]);
}

/** Calls back whenever the channel has come up or gone down. */
export const onLiveStatusChange = connection.subscribe;
