import { t } from '@lingui/core/macro';
import type { File as Stored } from '@parley/contract/files/schemas.ts';
import type { Message } from '@parley/contract/chat/schemas.ts';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { poll } from '../../platform/live/use-poll.ts';
import { currentNow } from '../../platform/now.ts';
import { randomId } from '../../platform/random-id.ts';
import type { Refused } from '../../platform/result.ts';
import { loggedOut, session } from '../../platform/session/session.ts';
import { createListeners } from '../../platform/store.ts';
import { showToast } from '../../platform/toasts.ts';
import { allWaiting, saveOutbox, nextUnsent, readOutbox, type Unsent, without, withState } from './outbox.ts';

const SEND_AGAIN_MS = 3_000;

/**
 * The messages of a chat that the server doesn't have yet. It lives as long as the page, so that they are sent in order once
 * that is possible, wherever in the product their sender is by then.
 */
export class ChatOutbox {
  readonly #jobId: string;
  readonly #meId: string;
  readonly #key: string;
  #unsent: readonly Unsent[];
  #isSending = false;
  #isShown = false;
  #stopPolling: (() => void) | null = null;
  readonly #changes = createListeners(() => {
    this.#isShown = true;
    return () => {
      this.#isShown = false;
    };
  });
  readonly #takers = new Set<(message: Message) => void>();

  constructor(jobId: string, meId: string) {
    this.#jobId = jobId;
    this.#meId = meId;
    this.#key = `parley.outbox.${meId}.${jobId}`;
    this.#unsent = readOutbox(sessionStorage, this.#key);
    this.#pollWhileWaiting();
  }

  readonly unsent = (): readonly Unsent[] => this.#unsent;
  readonly subscribe = (listener: () => void) => this.#changes.subscribe(listener);

  /** Calls back with each message that is sent. */
  onSent(take: (message: Message) => void): () => void {
    this.#takers.add(take);
    return () => void this.#takers.delete(take);
  }

  readonly send = (body: string, attachments: readonly Stored[] = []): void => {
    const entry = {
      clientMessageId: randomId(),
      body,
      attachments,
      at: currentNow(),
      state: 'sending',
      reason: null,
    } as const;
    this.#put([...this.#unsent, entry]);
    void this.flush();
  };

  /** Sends a refused message again, or a waiting one right now. */
  readonly retry = (id: string): void => {
    this.#put(withState(this.#unsent, id, { state: 'sending', reason: null }));
    void this.flush();
  };

  readonly discard = (id: string): void => this.#put(without(this.#unsent, id));

  readonly flush = async (): Promise<void> => {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      while (await this.#sendNext());
    } finally {
      this.#isSending = false;
    }
  };

  /** Sends nothing more: its sender has logged out. */
  end(): void {
    this.#put([]);
  }

  /** True when there may be another one to send now. */
  async #sendNext(): Promise<boolean> {
    const next = nextUnsent(this.#unsent);
    if (next === undefined || !this.#isMine()) return false;
    const { clientMessageId, body } = next;
    const attachments = next.attachments.map(({ id }) => id);
    const result = await call('POST /api/chat/message', {
      body: { jobId: this.#jobId, body, attachments, clientMessageId },
    });
    if (result.ok) {
      for (const take of this.#takers) take(result.data);
      this.#put(without(this.#unsent, clientMessageId));
      return true;
    }
    const isRefused = !mayHelpLater(result);
    this.#put(
      isRefused
        ? withState(this.#unsent, clientMessageId, { state: 'refused', reason: result.message })
        : allWaiting(this.#unsent),
    );
    // Its row, with the reason, is on a page that was left.
    if (isRefused && !this.#isShown) this.#tellOfRefusal(result);
    return isRefused;
  }

  #tellOfRefusal({ message }: Refused): void {
    showToast({
      heading: t`Your message wasn’t sent`,
      text: message,
      to: paths.chat(this.#jobId),
      linkText: t`Open chat`,
    });
  }

  /** Another user may have logged in since. */
  #isMine(): boolean {
    const { isAuth, user } = session();
    return isAuth && user.id === this.#meId;
  }

  #put(next: readonly Unsent[]): void {
    this.#unsent = next;
    saveOutbox(sessionStorage, this.#key, next);
    this.#pollWhileWaiting();
    this.#changes.notify();
  }

  #pollWhileWaiting(): void {
    if (nextUnsent(this.#unsent) === undefined) {
      this.#stopPolling?.();
      this.#stopPolling = null;
    } else this.#stopPolling ??= poll(this.flush, SEND_AGAIN_MS, { whenHidden: true });
  }
}

/** Network failures, server errors and rate limits pass. */
function mayHelpLater({ status }: Refused): boolean {
  return status >= 500 || status === 429 || status === 401;
}

const outboxes = new Map<string, ChatOutbox>();
loggedOut.subscribe(() => {
  for (const each of outboxes.values()) each.end();
  outboxes.clear();
});

/** The outbox of a user and a chat, created on first use. */
export function chatOutbox(jobId: string, meId: string): ChatOutbox {
  const key = `${meId} ${jobId}`;
  const outbox = outboxes.get(key) ?? new ChatOutbox(jobId, meId);
  outboxes.set(key, outbox);
  return outbox;
}
