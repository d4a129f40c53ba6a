import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** Who wants to be told of changes to something that lives outside React. */
export interface Listeners {
  /** Calls back at every change, until the function that it returns is called. */
  subscribe: (listener: Listener) => () => void;
  notify: () => void;
}

/** Listeners to one thing. `start` runs when the first one comes, and what it returns when the last one has gone. */
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

/** A value outside React that tells of its changes. */
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

/** The value of a store, in a component that renders again when it changes; the server and the first sight show another. */
export function useStore<T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>, onServer: () => T): T {
  return useSyncExternalStore(subscribe, get, onServer);
}
