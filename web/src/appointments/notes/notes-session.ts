import { TYPING_TIMEOUT_MS } from '@parley/contract/live-limits.ts';
import type { RefusalCode } from '@parley/contract/refusals.ts';
import * as Y from 'yjs';
import { clearDraft, readDraft, saveDraft } from '../../platform/form/draft.ts';
import { isLive, onLiveMessage, onLiveStatusChange, sendLive } from '../../platform/live/live.ts';
import { session } from '../../platform/session/session.ts';
import { createStore } from '../../platform/store.ts';
import { fromBase64, toBase64 } from './bytes.ts';

/** Keystrokes within this time are sent together. */
const SAVE_AFTER_MS = 250;
const RETRY_MS = 3_000;
/** The origin of changes that come from the server. */
const REMOTE = 'remote';
/** Worth retrying. */
const TEMPORARY: readonly RefusalCode[] = ['too_many_requests', 'unavailable', 'internal', 'unauthenticated'];

/** `later`: retry; `no`: wait for the connection or another edit. */
type Outcome = 'done' | 'later' | 'no';

export interface NotesState {
  /** Whether the server's text has arrived. */
  isLoaded: boolean;
  /** `waiting`: for the connection. */
  saving: 'saved' | 'saving' | 'waiting' | 'refused';
  /** Why the last change wasn't saved, or the notes couldn't be read. */
  refusal: RefusalCode | null;
  length: number;
  isOtherWriting: boolean;
}

/**
 * One consultation's notes in this tab: a Yjs document that is kept in sync with the server. It lives as long as the page,
 * so that changes are saved even after the editor is closed.
 */
export class NotesSession {
  readonly text: Y.Text;
  readonly state = createStore<NotesState>({
    isLoaded: false,
    saving: 'saved',
    refusal: null,
    length: 0,
    isOtherWriting: false,
  });
  private readonly doc = new Y.Doc();
  private readonly appointmentId: string;
  private readonly meId: string;
  /** The server's state vector. */
  private known: Uint8Array = Y.encodeStateVector(this.doc);
  private edits = 0;
  private saved = 0;
  private held: Uint8Array[] | null = null;
  /** Whether nothing can have been missed since the last sync. */
  private isCurrent = false;
  private isSyncing = false;
  private isDue = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writingTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(appointmentId: string, meId: string) {
    this.appointmentId = appointmentId;
    this.meId = meId;
    this.text = this.doc.getText('text');
    this.doc.on('update', (_update: Uint8Array, origin: unknown) => this.onUpdate(origin === REMOTE));
    const { unsaved } = readDraft(this.draft, { unsaved: '' });
    if (unsaved !== '') {
      // Counted here: Yjs emits no update as long as the draft waits for the server's text that it builds on.
      this.edits += 1;
      Y.applyUpdate(this.doc, fromBase64(unsaved), REMOTE);
    }
    onLiveMessage('notes', ({ appointmentId: id, userId, update }) => {
      if (id !== appointmentId) return;
      this.take(fromBase64(update));
      if (userId !== meId) this.showWriting();
    });
    onLiveStatusChange(() => {
      this.isCurrent = false;
      this.showUnsaved();
      if (isLive()) void this.sync();
    });
  }

  /** Fetches what this page lacks and sends what the server lacks; one run at a time. */
  readonly sync = async (): Promise<void> => {
    this.isDue = this.isSyncing;
    if (this.isSyncing || !this.isMine()) return;
    this.isSyncing = true;
    const outcome = await this.exchangeAll();
    this.isSyncing = false;
    if (this.isDue) void this.sync();
    else if (outcome === 'later') this.syncIn(RETRY_MS);
  };

  /** Holds back remote changes while an input method composes a word. */
  hold(): void {
    this.held ??= [];
  }

  release(): void {
    const held = this.held ?? [];
    this.held = null;
    for (const update of held) this.take(update);
  }

  /** Another user may have logged in since. */
  private isMine(): boolean {
    const { isAuth, user } = session();
    return isAuth && user.id === this.meId;
  }

  private get isSaved(): boolean {
    return this.edits === this.saved;
  }

  private get draft(): string {
    return `notes.${this.appointmentId}`;
  }

  private onUpdate(isRemote: boolean): void {
    this.show({ length: this.text.length });
    if (isRemote) return;
    this.edits += 1;
    this.showUnsaved();
    saveDraft(this.draft, { unsaved: toBase64(this.news()) });
    this.syncIn(SAVE_AFTER_MS);
  }

  /** The update that the server lacks. */
  private news(): Uint8Array {
    return Y.encodeStateAsUpdate(this.doc, this.known);
  }

  private async exchangeAll(): Promise<Outcome> {
    if (!this.isCurrent || this.isSaved) {
      const outcome = await this.exchange(null);
      if (outcome !== 'done') return outcome;
    }
    return this.isSaved ? 'done' : this.exchange(toBase64(this.news()));
  }

  private async exchange(update: string | null): Promise<Outcome> {
    const { edits, appointmentId } = this;
    const vector = toBase64(Y.encodeStateVector(this.doc));
    const answer = await sendLive('syncNotes', { appointmentId, vector, update });
    this.isCurrent = answer?.ok === true;
    if (!answer?.ok) return this.refused(answer?.code ?? null);
    this.known = fromBase64(answer.data.vector);
    this.take(fromBase64(answer.data.update));
    if (update !== null) this.saved = edits;
    if (this.isSaved) clearDraft(this.draft);
    this.show({ isLoaded: true, ...(this.isSaved && { saving: 'saved', refusal: null }) });
    return 'done';
  }

  private refused(code: RefusalCode | null): Outcome {
    if (code !== null && !TEMPORARY.includes(code)) {
      this.show({ saving: 'refused', refusal: code });
      return 'no';
    }
    this.showUnsaved();
    return isLive() ? 'later' : 'no';
  }

  private take(update: Uint8Array): void {
    if (this.held) this.held.push(update);
    else Y.applyUpdate(this.doc, update, REMOTE);
    // It builds on a change that was missed.
    if (this.doc.store.pendingStructs !== null) this.syncIn(SAVE_AFTER_MS);
  }

  private syncIn(ms: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.sync();
    }, ms);
  }

  private showUnsaved(): void {
    const whileLive = this.isSaved ? 'saved' : 'saving';
    this.show({ saving: isLive() ? whileLive : 'waiting' });
  }

  private showWriting(): void {
    clearTimeout(this.writingTimer);
    this.show({ isOtherWriting: true });
    this.writingTimer = setTimeout(() => this.show({ isOtherWriting: false }), TYPING_TIMEOUT_MS);
  }

  private show(change: Partial<NotesState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}

const sessions = new Map<string, NotesSession>();

/** The session of a user and consultation, created on first use. */
export function notesSession(appointmentId: string, meId: string): NotesSession {
  const key = `${meId} ${appointmentId}`;
  const opened = sessions.get(key) ?? new NotesSession(appointmentId, meId);
  sessions.set(key, opened);
  return opened;
}
