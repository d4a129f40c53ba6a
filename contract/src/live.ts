import { z } from 'zod';
import { id } from './fields.ts';
import { MAX_ACCESS_TOKEN, MAX_SEQ, MAX_SIGNAL_TARGET } from './limits.ts';
import type { RefusalCode } from './refusals.ts';

/**
 * The live channel: Socket.IO at `/api/live`. It says that something is newer, never what it is: that comes from the
 * calls. Only the signals of a call carry their content, which nobody keeps.
 */

const seq = z.int().min(0).max(MAX_SEQ);
const byJob = z.strictObject({ jobId: id });
const byAppointment = z.strictObject({ appointmentId: id });

/** A tab or device in the room of an appointment; one person may be there with several. */
export const RoomPerson = z.strictObject({ userId: id, socketId: z.string() });
export type RoomPerson = z.infer<typeof RoomPerson>;

function message<I extends z.ZodType, R extends z.ZodType>(input: I, reply: R) {
  return { input, reply };
}
const nothing = z.strictObject({});

/** What a client says; each is answered (`Said`). The first must be `signIn`, and again whenever the token was renewed. */
export const CLIENT_MESSAGES = {
  signIn: message(
    z.strictObject({ accessToken: z.string().min(1).max(MAX_ACCESS_TOKEN) }),
    z.strictObject({ userId: id }),
  ),
  /** Into the chat of a job one is on a side of; `lastSeq` tells whether there is anything to catch up with. */
  join: message(byJob, z.strictObject({ lastSeq: seq, isOtherOnline: z.boolean() })),
  leave: message(byJob, nothing),
  /** That one is typing in a chat one has joined. */
  typing: message(byJob, nothing),
  /** Marks everything up to this message as read, like the call of that name. */
  read: message(z.strictObject({ jobId: id, upTo: id }), nothing),
  /** Into the room of an appointment, while it is open; answered with those who are there, oneself included. */
  enter: message(byAppointment, z.strictObject({ people: z.array(RoomPerson), socketId: z.string() })),
  exit: message(byAppointment, nothing),
  /** To the other one in the room: all their tabs (`to` = their user id) or one (`to` = its socket id). At most 64 KiB. */
  signal: message(
    z.strictObject({
      appointmentId: id,
      to: z.string().min(1).max(MAX_SIGNAL_TARGET),
      payload: z.json(),
    }),
    nothing,
  ),
} as const;

/** Whose screens of what have changed. */
export const CHANGED_KINDS = ['job', 'payment', 'appointment', 'talk', 'ticket'] as const;
export type ChangedKind = (typeof CHANGED_KINDS)[number];

/** What the server says. */
export const SERVER_MESSAGES = {
  /** The chat has a message with this number. */
  newer: z.strictObject({ jobId: id, seq }),
  typing: z.strictObject({ jobId: id, userId: id }),
  /** This person has read the chat up to this number. */
  read: z.strictObject({ jobId: id, userId: id, seq }),
  /** Somebody whose chat one has joined came or went. */
  presence: z.strictObject({ userId: id, online: z.boolean() }),
  /** One has a notification more or fewer; null: read elsewhere. */
  notification: z.strictObject({ id: id.nullable() }),
  changed: z.strictObject({ kind: z.enum(CHANGED_KINDS), id }),
  /** Who is in the room of an appointment one has entered. */
  room: z.strictObject({ appointmentId: id, people: z.array(RoomPerson) }),
  signal: z.strictObject({ appointmentId: id, from: RoomPerson, payload: z.json() }),
  /** The last word before the server cuts: why. `unauthenticated`: renew the token and come again. */
  over: z.strictObject({ code: z.string(), message: z.string() }),
} as const;

export type ClientMessages = typeof CLIENT_MESSAGES;
export type ServerMessages = typeof SERVER_MESSAGES;
/** What is said under a name, by the client. */
export type ClientMessage<Name extends keyof ClientMessages> = z.input<ClientMessages[Name]['input']>;
/** What the server answers to it. */
export type Ack<T> = { ok: true; data: T } | { ok: false; code: RefusalCode; message: string };
export type AckOf<Name extends keyof ClientMessages> = Ack<z.output<ClientMessages[Name]['reply']>>;
/** What is heard under a name, from the server. */
export type ServerMessage<Name extends keyof ServerMessages> = z.output<ServerMessages[Name]>;

/** The same as Socket.IO's types want it. */
export type ClientEvents = {
  [Name in keyof ClientMessages]: (message: ClientMessage<Name>, ack: (reply: AckOf<Name>) => void) => void;
};
export type ServerEvents = { [Name in keyof ServerMessages]: (message: ServerMessage<Name>) => void };
