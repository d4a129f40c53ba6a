import type { ServerMessage, ServerMessages } from '@parley/contract/live.ts';
import type { z } from 'zod';
import type { Actor } from '../security/guard.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../http/refuse.ts';

/** A client (a tab or a device) on the channel, as the domains see it. */
export interface LiveClient {
  socketId: string;
  rooms(): string[];
  isIn(room: string): boolean;
  enter(room: string): Promise<void>;
  leave(room: string): Promise<void>;
  isOnline(userId: string): Promise<boolean>;
  /** Subscribes to this user's presence. */
  watch(userId: string): Promise<void>;
  unwatch(userId: string): Promise<void>;
  /** The clients in a room, this one included if it is there; of other processes as far as they answer. */
  peopleIn(room: string): Promise<{ userId: string; socketId: string }[]>;
  /** Whether a user has a client in a room; null while other processes don't answer. */
  isUserIn(room: string, userId: string): Promise<boolean | null>;
  /** Sends to the other clients in a room; `except` leaves out all clients of a user. */
  broadcast<Name extends keyof ServerMessages>(
    room: string,
    name: Name,
    message: ServerMessage<Name>,
    except?: { userId: string },
  ): void;
  /** Whether a room is empty, as far as this process knows. */
  isEmpty(room: string): boolean;
}

export interface MessageContext<M> {
  actor: Actor;
  client: LiveClient;
  message: M;
}

/** Handles one kind of message from a signed-in client; its payload is not validated yet. */
export type MessageHandler = (platform: Platform, context: MessageContext<unknown>) => Promise<unknown>;

/** The live messages that a domain handles. */
export interface LiveDomain {
  handlers: Record<string, MessageHandler>;
  /** As how many messages one of these counts, if it costs more than others. */
  weights?: Record<string, number>;
  /** Called after a client has left, with the rooms it was in. */
  onDisconnect?: (
    platform: Platform,
    left: { userId: string; rooms: string[]; client: LiveClient },
  ) => Promise<void>;
}

/** Binds a message of the contract to its use case, which gets the validated payload. */
export function handler<I extends z.ZodType, R extends z.ZodType>(
  { input }: { input: I; reply: R },
  useCase: (platform: Platform, context: MessageContext<z.output<I>>) => Promise<z.output<R>>,
): MessageHandler {
  return (platform, context) =>
    useCase(platform, { ...context, message: parseMessage(input, context.message) });
}

/** Validates a payload; refuses `invalid_input`. */
export function parseMessage<I extends z.ZodType>(input: I, payload: unknown): z.output<I> {
  const result = input.safeParse(payload);
  if (result.success) return result.data;
  const fieldErrors = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Refusal('invalid_input', fieldErrors.slice(0, 10));
}
