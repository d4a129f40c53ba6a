import type {
  AckOf,
  ChangedKind,
  ClientMessages,
  ServerMessage,
  ClientMessage,
  ServerMessages,
} from '@parley/contract/live.ts';
import { useEffect, useRef } from 'react';
import { createStore, useStore } from '../store.ts';

/**
 * This tab's live messages. They only say that something has changed; its data is fetched by calls. The connection
 * itself (`live-connection.ts`) is loaded once a user has signed in.
 */

type Handler = (payload: never) => void;
/** Sends a message over the open connection and waits for the acknowledgement. */
export type Emit = (name: string, payload: unknown) => Promise<unknown>;

const handlers = new Map<string, Set<Handler>>();
const connection = createStore<Emit | null>(null);

/** Sets the signed-in connection, or null when it is lost. After a gap, all listeners catch up. */
export function setLiveConnection(open: Emit | null, missedSomething = true) {
  connection.set(open);
  if (open && missedSomething) dispatchMessage('gap', null);
}

export function dispatchMessage(name: string, payload: unknown) {
  for (const handler of handlers.get(name) ?? []) Reflect.apply(handler, undefined, [payload]);
}

/** Sends a message to the server; null without a connection or an acknowledgement. */
export async function sendLive<Name extends keyof ClientMessages>(
  name: Name,
  payload: ClientMessage<Name>,
): Promise<AckOf<Name> | null>;
export async function sendLive(name: string, payload: unknown): Promise<unknown> {
  const emit = connection.get();
  return emit ? emit(name, payload).catch(() => null) : null;
}

/** Listens to one kind of message. `gap`, of the server or after a reconnect: fetch what has changed. */
export function onLiveMessage<Name extends keyof ServerMessages>(
  name: Name,
  handler: (payload: ServerMessage<Name>) => void,
): () => void;
export function onLiveMessage(name: string, handler: Handler): () => void {
  const all = handlers.get(name) ?? new Set();
  handlers.set(name, all.add(handler));
  return () => void all.delete(handler);
}

/** Whether the live channel is up; while it is down, screens poll. */
export function useIsLive(): boolean {
  return useStore({ subscribe: onLiveStatusChange, get: isLive }, () => false);
}

export const isLive = () => connection.get() !== null;

/** Calls back whenever this object may have changed: on a message, and after a gap. */
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

/** Calls back whenever the channel goes up or down. */
export const onLiveStatusChange = connection.subscribe;
