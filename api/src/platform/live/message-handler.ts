import type { ServerMessage, ServerMessages } from '@parley/contract/live.ts';
import type { z } from 'zod';
import type { Actor } from '../security/guard.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../http/refuse.ts';

/** A tab or device on the channel, as the domains see it. */
export interface LiveClient {
  socketId: string;
  rooms(): string[];
  isIn(room: string): boolean;
  enter(room: string): Promise<void>;
  leave(room: string): Promise<void>;
  /** Whether this person is connected anywhere. */
  isOnline(userId: string): Promise<boolean>;
  /** Hears from now on when this person comes or goes. */
  watch(userId: string): Promise<void>;
  /** The tabs in a room, this one among them when it is there. */
  peopleIn(room: string): Promise<{ userId: string; socketId: string }[]>;
  /** Says something to the other tabs in a room; `except` leaves out all tabs of a person. */
  broadcast<Name extends keyof ServerMessages>(
    room: string,
    name: Name,
    message: ServerMessage<Name>,
    except?: { userId: string },
  ): void;
  /** Whether anybody may be in a room, as far as this process can know. */
  isEmpty(room: string): boolean;
}

export interface MessageContext<M> {
  actor: Actor;
  client: LiveClient;
  message: M;
}

/** What is done with a saying: whoever says it is known, the words are not yet read. */
export type MessageHandler = (platform: Platform, context: MessageContext<unknown>) => Promise<unknown>;

/** What a domain hears on the live channel. */
export interface LiveDomain {
  handlers: Record<string, MessageHandler>;
  /** After a tab has gone, with the rooms that it was in. */
  onDisconnect?: (
    platform: Platform,
    left: { userId: string; rooms: string[]; client: LiveClient },
  ) => Promise<void>;
}

/** Names the use case of a saying; it gets the words as the contract reads them. */
export function handler<I extends z.ZodType, R extends z.ZodType>(
  { input }: { input: I; reply: R },
  useCase: (platform: Platform, context: MessageContext<z.output<I>>) => Promise<z.output<R>>,
): MessageHandler {
  return (platform, context) =>
    useCase(platform, { ...context, message: parseMessage(input, context.message) });
}

/** The words as the contract reads them, or a refusal. */
export function parseMessage<I extends z.ZodType>(input: I, payload: unknown): z.output<I> {
  const result = input.safeParse(payload);
  if (result.success) return result.data;
  const fieldErrors = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Refusal('invalid_input', fieldErrors.slice(0, 10));
}
