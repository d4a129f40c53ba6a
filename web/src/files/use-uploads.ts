import { t } from '@lingui/core/macro';
import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../platform/toasts.ts';
import { finishedInOrder, type QueuedUpload, nextUploads } from './upload-queue.ts';
import { type Target, upload } from './upload.ts';

interface Options {
  to: Target;
  /** Called for each stored file, in the order they were chosen. */
  onStored: (stored: Stored) => unknown;
  /** They go on when the page is left: once a file is stored, it is where it belongs. */
  outlivePage?: boolean;
}

/** Uploads files, several in parallel, each with its progress; failed ones stay until retried or removed. */
export function useUploads({ to, onStored, outlivePage = false }: Options) {
  const { now, pending, put, change } = useUploadQueue();
  const [announcement, setAnnouncement] = useState('');
  const running = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  // Call the latest callback, not the one from when the upload started.
  const latestOnStored = useRef(onStored);
  useEffect(() => {
    latestOnStored.current = onStored;
  });
  const isLeft = useRef(false);
  useEffect(() => {
    const { current } = running;
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      if (!outlivePage) for (const each of current.values()) each.abort();
    };
  }, [outlivePage]);

  /** Starts the next uploads and hands over the finished ones. */
  function advance() {
    for (const each of nextUploads(now())) void begin(each);
    const there = finishedInOrder(now());
    if (there.length === 0) return;
    put(now().filter(({ stored }) => !stored || !there.includes(stored)));
    setAnnouncement(there.map(({ name }) => t`${name} uploaded.`).join(' '));
    for (const stored of there) latestOnStored.current(stored);
  }
  async function begin({ key, file }: QueuedUpload) {
    const controller = new AbortController();
    running.current.set(key, controller);
    change(key, { isSending: true });
    const result = await upload(to, file, {
      signal: controller.signal,
      onProgress: (progress) => change(key, { progress }),
    });
    if (controller.signal.aborted) return;
    running.current.delete(key);
    const error = result.ok ? null : (result.errors[0]?.message ?? result.message);
    const canRetry = !result.ok && result.code !== 'too_large' && result.code !== 'unsupported_file';
    change(key, { isSending: false, stored: result.data, error, canRetry });
    // Its row, with the retry, is no longer there.
    if (isLeft.current && error !== null)
      showToast({ heading: t`${file.name} wasn’t uploaded`, text: error });
    advance();
  }
  const add = (files: readonly File[]) => {
    const fresh = { progress: 0, error: null, canRetry: false, isSending: false, stored: null };
    put([...now(), ...files.map((file) => ({ ...fresh, file, key: (lastKey.current += 1) }))]);
    advance();
  };
  const retry = ({ key }: { key: number }) => {
    change(key, { progress: 0, error: null });
    advance();
  };
  const drop = (key: number) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    put(now().filter((each) => each.key !== key));
    advance();
  };
  return { pending, isBusy: pending.some(({ error }) => error === null), announcement, add, retry, drop };
}
export type Uploads = ReturnType<typeof useUploads>;

/** The uploads as state for rendering and as a ref for callbacks. */
function useUploadQueue() {
  const [pending, setPending] = useState<readonly QueuedUpload[]>([]);
  const queue = useRef(pending);
  const put = (next: readonly QueuedUpload[]) => {
    queue.current = next;
    setPending(next);
  };
  const change = (key: number, patch: Partial<QueuedUpload>) =>
    put(queue.current.map((each) => (each.key === key ? { ...each, ...patch } : each)));
  return { now: () => queue.current, pending, put, change };
}
