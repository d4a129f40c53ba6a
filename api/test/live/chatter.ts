import { setTimeout as pause } from 'node:timers/promises';
import { listMessages } from '@parley/contract/chat/endpoints.ts';
import { Message } from '@parley/contract/chat/schemas.ts';
import { LIVE_PATH } from '@parley/contract/live-limits.ts';
import { io, type Socket } from 'socket.io-client';

/**
 * A chat client on a bad connection, like the browser: it repeats messages until they are acknowledged, and fetches
 * by sequence number on every hint and reconnect.
 */
export class Chatter {
  /** Acknowledged messages by client id. */
  readonly acknowledged = new Map<string, Message>();
  readonly heard: Message[] = [];
  reconnects = 0;
  repeats = 0;
  private readonly socket: Socket;
  private readonly chat: { url: string; jobId: string; accessToken: string };
  private syncing: Promise<void> | null = null;
  private again = false;
  private isClosed = false;

  constructor(chat: { url: string; jobId: string; accessToken: string }) {
    this.chat = chat;
    const { url, accessToken } = chat;
    this.socket = io(url, {
      path: LIVE_PATH,
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 500,
    });
    this.socket.on('connect', () => {
      this.reconnects += 1;
      this.socket.emit('signIn', { accessToken }, () => void this.sync());
    });
    this.socket.on('newer', ({ seq }: { seq: number }) => {
      if (seq > (this.heard.at(-1)?.seq ?? 0)) void this.sync();
    });
    this.socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') this.socket.connect();
    });
  }

  /** Breaks the connection abruptly. */
  cut(): void {
    this.socket.io.engine?.close();
  }

  close(): void {
    this.isClosed = true;
    this.socket.close();
  }

  /** Sends a message until it is acknowledged. */
  async say(body: string, clientMessageId: string): Promise<void> {
    while (!this.isClosed) {
      const answer = await this.call('POST', '/api/chat/message', {
        jobId: this.chat.jobId,
        body,
        clientMessageId,
      });
      if (answer !== null) {
        this.acknowledged.set(clientMessageId, Message.parse(answer));
        return;
      }
      this.repeats += 1;
      await pause(30 + Math.random() * 100);
    }
  }

  private sync(): Promise<void> {
    this.again = true;
    this.syncing ??= (async () => {
      while (this.again) {
        this.again = false;
        await this.catchUp();
      }
      this.syncing = null;
    })();
    return this.syncing;
  }

  private async catchUp(): Promise<void> {
    const after = this.heard.at(-1)?.seq ?? 0;
    const answer = await this.call('GET', `/api/chat/job/${this.chat.jobId}?after=${after}&limit=100`);
    if (answer === null) {
      this.again = !this.isClosed;
      await pause(50);
      return;
    }
    const { messages, nextCursor } = listMessages.reply.parse(answer);
    this.heard.push(...messages.filter(({ seq }) => seq > after));
    if (nextCursor !== null) this.again = true;
  }

  private async call(method: string, path: string, body?: object): Promise<unknown> {
    try {
      const response = await fetch(this.chat.url + path, {
        method,
        headers: {
          authorization: `Bearer ${this.chat.accessToken}`,
          'content-type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const envelope: unknown = await response.json();
      return response.ok ? Reflect.get(Object(envelope), 'data') : null;
    } catch {
      return null;
    }
  }
}
