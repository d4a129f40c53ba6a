import { LIVE_PATH } from '@parley/contract/live-limits.ts';
import type {
  AckOf,
  ClientMessages,
  ServerMessage,
  ClientMessage,
  ServerMessages,
} from '@parley/contract/live.ts';
import { io, type Socket } from 'socket.io-client';

/** A client of the live channel. */
export interface LiveClient {
  socket: Socket;
  say<Name extends keyof ClientMessages>(name: Name, message: ClientMessage<Name>): Promise<AckOf<Name>>;
  /** The code of an acknowledgement that must be a refusal. */
  refused<Name extends keyof ClientMessages>(name: Name, message: unknown): Promise<string>;
  /** The next matching message of a kind. */
  next<Name extends keyof ServerMessages>(
    name: Name,
    fits?: (heard: ServerMessage<Name>) => boolean,
  ): Promise<ServerMessage<Name>>;
  /** Received messages. */
  heard: { name: string; heard: unknown }[];
  /** Resolves with the reason when the server closes the connection. */
  cut: Promise<string>;
  close(): void;
}

interface LiveOptions {
  accessToken?: string;
  headers?: Record<string, string>;
}

/** Connects, and signs in if given a token. */
export async function openLive(url: string, { accessToken, headers }: LiveOptions = {}): Promise<LiveClient> {
  const socket: Socket = io(url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
  });
  const heard: LiveClient['heard'] = [];
  socket.onAny((name: string, words: unknown) => heard.push({ name, heard: words }));
  let why = '';
  socket.on('over', ({ code }: ServerMessage<'over'>) => (why = code));
  const cut = new Promise<string>((resolve) => socket.on('disconnect', () => resolve(why)));
  await new Promise<void>((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject));
  const ask = (name: string, words: unknown) => socket.timeout(5_000).emitWithAck(name, words);
  const client: LiveClient = {
    socket,
    heard,
    cut,
    say: ask,
    refused: async (name, words) => {
      const answered: unknown = await ask(name, words);
      return String(Reflect.get(Object(answered), 'code'));
    },
    next: (name, fits = () => true) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${name} was not heard`)), 30_000);
        const listener: Parameters<Socket['onAny']>[0] = (heardName, words) => {
          if (heardName !== name || !fits(words)) return;
          clearTimeout(late);
          socket.offAny(listener);
          resolve(words);
        };
        socket.onAny(listener);
      }),
    close: () => socket.close(),
  };
  if (accessToken !== undefined) await client.say('signIn', { accessToken });
  return client;
}
