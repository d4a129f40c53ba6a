import type { Answered, ChangedKind, ClientSays, Heard, Saying, ServerSays } from '@parley/contract/live.ts';
import { useEffect, useRef } from 'react';
import { createStore, useStore } from '../store.ts';

/**
 * What this tab hears of the live channel. It says that something is newer; what it is, the calls say. The connection
 * itself (`live-connection.ts`) is fetched once somebody has signed in.
 */

type Hear = (words: never) => void;
/** Says a word on the open connection. */
export type Speak = (name: string, words: unknown) => Promise<unknown>;

const hearers = new Map<string, Set<Hear>>();
const connection = createStore<Speak | null>(null);

/** The connection is open and signed in (or no longer, with null): everybody catches up with what they missed. */
export function liveIs(open: Speak | null, missedSomething = true) {
  connection.set(open);
  if (open && missedSomething) heard('gap', null);
}

/** Something was heard. */
export function heard(name: string, words: unknown) {
  for (const hear of hearers.get(name) ?? []) Reflect.apply(hear, undefined, [words]);
}

/** Says something to the server; without a connection nothing is said. */
export async function sayLive<Name extends keyof ClientSays>(
  name: Name,
  saying: Saying<Name>,
): Promise<Answered<Name> | null>;
export async function sayLive(name: string, saying: unknown): Promise<unknown> {
  const speak = connection.get();
  return speak ? speak(name, saying).catch(() => null) : null;
}

/** Listens to one kind of word. `gap`: the connection was away and is there again, so fetch what is newer. */
export function onHeard<Name extends keyof ServerSays>(
  name: Name,
  hear: (heard: Heard<Name>) => void,
): () => void;
export function onHeard(name: 'gap', hear: () => void): () => void;
export function onHeard(name: string, hear: Hear): () => void {
  const all = hearers.get(name) ?? new Set();
  hearers.set(name, all.add(hear));
  return () => void all.delete(hear);
}

/** Whether the channel is up; while it is not, screens ask now and then. */
export function useLiveUp(): boolean {
  return useStore({ subscribe: onLiveTurn, get: isLiveUp }, () => false);
}

export const isLiveUp = () => connection.get() !== null;

/** Calls back whenever this thing may have changed: when it is said, and after a gap. */
export function useLive(kind: ChangedKind, id: string | null, onChange: () => void) {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const stops = [
      onHeard('changed', (changed) => {
        if (changed.kind === kind && (id === null || changed.id === id)) latest.current();
      }),
      onHeard('gap', () => latest.current()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [kind, id]);
}

/** Calls back whenever the channel has come up or gone down. */
export const onLiveTurn = connection.subscribe;
