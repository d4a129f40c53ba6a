import { t } from '@lingui/core/macro';
import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { useEffect, useMemo, useState } from 'react';
import { detailOf } from '../platform/form/detail-of.ts';
import { loggedOut, session } from '../platform/session/session.ts';
import { createListeners } from '../platform/store.ts';
import { showToast } from '../platform/toasts.ts';
import { finishedInOrder, isOnItsWay, type QueuedUpload, nextUploads } from './upload-queue.ts';
import { type Target, upload } from './upload.ts';

interface Options {
  to: Target;
  /** Called for each stored file, in the order they were chosen. */
  onStored: (stored: Stored) => unknown;
  /**
   * Under this name they go on when the page is left, and are there for who comes back: once a file is stored, it is
   * where it belongs.
   */
  keepAs?: string;
  /** What is added waits for `start`, so that a slip of the hand can be taken back first. */
  holds?: boolean;
}

/** Uploads files, several in parallel, each with its progress; failed ones stay until retried or removed. */
export function useUploads({ to, onStored, keepAs, holds = false }: Options) {
  const uploads = useMemo(() => uploadsOf(to, keepAs), [to, keepAs]);
  const [{ pending, announcement }, setState] = useState(uploads.state);
  useEffect(() => {
    const follow = () => setState(uploads.state());
    follow();
    return uploads.subscribe(follow);
  }, [uploads]);
  // Call the latest callback, not the one from when the upload started.
  useEffect(() => uploads.handTo(onStored));
  const { start, retry, drop } = uploads;
  const add = (files: readonly File[]) => uploads.add(files, holds);
  return { pending, isBusy: pending.some(isOnItsWay), announcement, add, start, retry, drop };
}
export type Uploads = ReturnType<typeof useUploads>;

/** Those that outlive their page, by user and name. */
const kept = new Map<string, UploadList>();
loggedOut.subscribe(() => {
  for (const each of kept.values()) each.abort();
  kept.clear();
});

function uploadsOf(to: Target, keepAs: string | undefined): UploadList {
  if (keepAs === undefined) return new UploadList(to, false);
  const key = `${session().user?.email ?? ''} ${keepAs}`;
  const uploads = kept.get(key) ?? new UploadList(to, true);
  kept.set(key, uploads);
  return uploads;
}

/** While something is uploading or held, the browser asks before the tab is closed or loaded again, which would end it silently. */
const unfinished = createListeners(() => {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
});

interface UploadState {
  pending: readonly QueuedUpload[];
  announcement: string;
}

/** The uploads of one place, whether or not it is on the screen. */
class UploadList {
  readonly #to: Target;
  readonly #running = new Map<number, AbortController>();
  readonly #changes;
  #state: UploadState = { pending: [], announcement: '' };
  #onStored: Options['onStored'] = () => undefined;
  #isShown = false;
  #releaseHeld: (() => void) | null = null;
  #lastKey = 0;

  constructor(to: Target, outlivesPage: boolean) {
    this.#to = to;
    this.#changes = createListeners(() => {
      this.#isShown = true;
      return () => {
        this.#isShown = false;
        if (!outlivesPage) this.abort();
      };
    });
  }

  readonly state = (): UploadState => this.#state;
  readonly subscribe = (listener: () => void) => this.#changes.subscribe(listener);

  handTo(onStored: Options['onStored']): void {
    this.#onStored = onStored;
  }

  add(files: readonly File[], isHeld: boolean): void {
    const fresh = { progress: 0, error: null, canRetry: false, isHeld, isSending: false, stored: null };
    this.#put([
      ...this.#state.pending,
      ...files.map((file) => ({ ...fresh, file, key: (this.#lastKey += 1) })),
    ]);
    this.#advance();
  }

  /** Sends what is held. */
  readonly start = (): void => {
    this.#put(this.#state.pending.map((each) => ({ ...each, isHeld: false })));
    this.#advance();
  };

  readonly retry = ({ key }: { key: number }): void => {
    this.#change(key, { progress: 0, error: null });
    this.#advance();
  };

  readonly drop = (key: number): void => {
    this.#running.get(key)?.abort();
    this.#running.delete(key);
    this.#put(this.#state.pending.filter((each) => each.key !== key));
    this.#advance();
  };

  abort(): void {
    for (const each of this.#running.values()) each.abort();
    this.#askIfHeld([]);
  }

  /** Starts the next uploads and hands over the finished ones. */
  #advance(): void {
    for (const each of nextUploads(this.#state.pending)) void this.#begin(each);
    const there = finishedInOrder(this.#state.pending);
    if (there.length === 0) return;
    this.#state = {
      pending: this.#state.pending.filter(({ stored }) => !stored || !there.includes(stored)),
      announcement: there.map(({ name }) => t`${name} uploaded.`).join(' '),
    };
    this.#changes.notify();
    for (const stored of there) this.#onStored(stored);
  }

  async #begin({ key, file }: QueuedUpload): Promise<void> {
    const controller = new AbortController();
    this.#running.set(key, controller);
    this.#change(key, { isSending: true });
    const finished = unfinished.subscribe(() => {});
    controller.signal.addEventListener('abort', finished);
    const result = await upload(this.#to, file, {
      signal: controller.signal,
      onProgress: (progress) => this.#change(key, { progress }),
    });
    finished();
    if (controller.signal.aborted) return;
    this.#running.delete(key);
    const error = result.ok ? null : detailOf(result);
    const canRetry = !result.ok && result.code !== 'too_large' && result.code !== 'unsupported_file';
    this.#change(key, { isSending: false, stored: result.data, error, canRetry });
    // Its row, with the retry, is on a page that was left.
    if (!this.#isShown && error !== null)
      showToast({ heading: t`${file.name} wasn’t uploaded`, text: error });
    this.#advance();
  }

  #change(key: number, patch: Partial<QueuedUpload>): void {
    this.#put(this.#state.pending.map((each) => (each.key === key ? { ...each, ...patch } : each)));
  }

  #put(pending: readonly QueuedUpload[]): void {
    this.#state = { ...this.#state, pending };
    this.#askIfHeld(pending);
    this.#changes.notify();
  }

  #askIfHeld(pending: readonly QueuedUpload[]): void {
    if (pending.some(({ isHeld }) => isHeld)) {
      this.#releaseHeld ??= unfinished.subscribe(() => {});
      return;
    }
    this.#releaseHeld?.();
    this.#releaseHeld = null;
  }
}
