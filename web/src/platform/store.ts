import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** Listeners to something outside React. */
export interface Listeners {
  /** Calls back on every change; returns the unsubscribe function. */
  subscribe: (listener: Listener) => () => void;
  notify: () => void;
}

/** `start` runs for the first listener, and the function it returns after the last has gone. */
export function createListeners(start?: () => () => void): Listeners {
  const all = new Set<Listener>();
  let stop: (() => void) | undefined;
  return {
    subscribe: (listener) => {
      all.add(listener);
      if (all.size === 1) stop = start?.();
      return () => {
        if (all.delete(listener) && all.size === 0) stop?.();
      };
    },
    notify: () => {
      for (const listener of all) listener();
    },
  };
}

/** An observable value outside React. */
export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  subscribe: Listeners['subscribe'];
}

export function createStore<T>(first: T): Store<T> {
  const { subscribe, notify } = createListeners();
  let value = first;
  return {
    subscribe,
    get: () => value,
    set: (next) => {
      value = next;
      notify();
    },
  };
}

/** The current value of a store; the server render and hydration use `onServer`. */
export function useStore<T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>, onServer: () => T): T {
  return useSyncExternalStore(subscribe, get, onServer);
}
