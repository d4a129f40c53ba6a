import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { type Target, upload } from './upload.ts';

/** A file on its way, or one that did not get through. */
export interface Pending {
  key: number;
  file: File;
  /** How much of it is there, 0 to 1. */
  part: number;
  fault: string | null;
}

interface Options {
  to: Target;
  /** Gets each file once it is stored, one after the other. */
  onStored: (stored: Stored) => unknown;
}

/** Files on their way: several at once, each with its progress; what fails stays until it is tried again or dropped. */
export function useUploads({ to, onStored }: Options) {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  // Whoever is told when a file has come is who they are then, not who they were when it left.
  const tell = useRef(onStored);
  useEffect(() => {
    tell.current = onStored;
  });
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const each of current.values()) each.abort();
    };
  }, []);

  const change = (key: number, part: Partial<Pending>) =>
    setPending((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const forget = (key: number) => setPending((before) => before.filter((each) => each.key !== key));

  async function begin(key: number, file: File) {
    const controller = new AbortController();
    running.current.set(key, controller);
    const result = await upload(to, file, {
      signal: controller.signal,
      onProgress: (part) => change(key, { part }),
    });
    running.current.delete(key);
    if (controller.signal.aborted) return;
    if (!result.ok) return change(key, { fault: result.errors[0]?.message ?? result.message });
    forget(key);
    tell.current(result.data);
  }

  const add = (files: readonly File[]) => {
    for (const file of files) {
      lastKey.current += 1;
      const key = lastKey.current;
      setPending((before) => [...before, { key, file, part: 0, fault: null }]);
      void begin(key, file);
    }
  };
  const retry = ({ key, file }: Pending) => {
    change(key, { part: 0, fault: null });
    void begin(key, file);
  };
  const drop = (key: number) => {
    running.current.get(key)?.abort();
    forget(key);
  };
  return { pending, isBusy: pending.some(({ fault }) => fault === null), add, retry, drop };
}
export type Uploads = ReturnType<typeof useUploads>;
