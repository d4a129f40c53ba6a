import { z } from 'zod';
import { id } from './fields.ts';
import { MAX_ACCESS_TOKEN, MAX_SEQ, MAX_SIGNAL_TARGET } from './limits.ts';
import type { RefusalCode } from './refusals.ts';

/**
 * The live channel: Socket.IO at `/api/live`. It announces that something changed, never what: clients fetch that
 * over HTTP. Only a call's signals carry content, which is never stored.
 */

const seq = z.int().min(0).max(MAX_SEQ);
const byJob = z.strictObject({ jobId: id });
const byAppointment = z.strictObject({ appointmentId: id });

/** A client in a consultation's room; one person may be there with several. */
export const RoomPerson = z.strictObject({ userId: id, socketId: z.string() });
export type RoomPerson = z.infer<typeof RoomPerson>;

function message<I extends z.ZodType, R extends z.ZodType>(input: I, reply: R) {
  return { input, reply };
}
const nothing = z.strictObject({});

/** Messages of clients, each acknowledged (`Ack`). `signIn` comes first, and again whenever the token was renewed. */
export const CLIENT_MESSAGES = {
  signIn: message(
    z.strictObject({ accessToken: z.string().min(1).max(MAX_ACCESS_TOKEN) }),
    z.strictObject({ userId: id }),
  ),
  /** Whether this tab is in view: what is shown in one isn't pushed. */
  view: message(z.strictObject({ isInView: z.boolean() }), nothing),
  /** Into the chat of a job one is on a side of; `lastSeq` tells whether there is anything to catch up with. */
  join: message(
    byJob,
    z.strictObject({
      lastSeq: seq,
      isOtherOnline: z.boolean().nullable().describe('null where the two can’t write to each other'),
    }),
  ),
  leave: message(byJob, nothing),
  /** Announces typing in a joined chat. */
  typing: message(byJob, nothing),
  /** Same as the HTTP call: marks everything up to this message as read. */
  read: message(z.strictObject({ jobId: id, upTo: id }), nothing),
  /** Enters the room of a consultation while it is open; the reply lists who is there, oneself included. */
  enter: message(byAppointment, z.strictObject({ people: z.array(RoomPerson), socketId: z.string() })),
  exit: message(byAppointment, nothing),
  /**
   * Exchanges changes of a consultation's notes, as Yjs in base64: `vector` tells which changes the sender has, `update` holds
   * those that the receiver lacks. Repeating it has no effect. Refused as a whole with `too_large` if the change is, or the
   * notes with it would be.
   */
  syncNotes: message(
    z.strictObject({ appointmentId: id, vector: z.base64(), update: z.base64().nullable() }),
    z.strictObject({ vector: z.base64(), update: z.base64() }),
  ),
  /** To the other side in the room: to all its clients (`to` = user id) or one (`to` = socket id). At most 64 KiB. */
  signal: message(
    z.strictObject({
      appointmentId: id,
      to: z.string().min(1).max(MAX_SIGNAL_TARGET),
      payload: z.json(),
    }),
    nothing,
  ),
} as const;

/** What `changed` can announce. */
export const CHANGED_KINDS = ['job', 'payment', 'appointment', 'talk', 'ticket'] as const;
export type ChangedKind = (typeof CHANGED_KINDS)[number];

/** Messages of the server. */
export const SERVER_MESSAGES = {
  /** The chat has a message with this sequence number. */
  newer: z.strictObject({ jobId: id, seq }),
  typing: z.strictObject({ jobId: id, userId: id }),
  /** This user has read the chat up to this sequence number. */
  read: z.strictObject({ jobId: id, userId: id, seq }),
  /** The other side of a joined chat went online or offline. */
  presence: z.strictObject({ userId: id, online: z.boolean() }),
  /** A new notification; null: some were read elsewhere. */
  notification: z.strictObject({ id: id.nullable() }),
  changed: z.strictObject({ kind: z.enum(CHANGED_KINDS), id }),
  /** Who is in a room that one has entered. */
  room: z.strictObject({ appointmentId: id, people: z.array(RoomPerson) }),
  /** A stored change of notes, to all clients of both sides. */
  notes: z.strictObject({ appointmentId: id, userId: id, update: z.base64() }),
  signal: z.strictObject({ appointmentId: id, from: RoomPerson, payload: z.json() }),
  /** Messages may have been missed, and more may be for a while: fetch again what is shown. */
  gap: z.strictObject({}),
  /** Sent before the server closes the connection. `unauthenticated`: renew the token and reconnect. */
  over: z.strictObject({ code: z.string(), message: z.string() }),
} as const;

export type ClientMessages = typeof CLIENT_MESSAGES;
export type ServerMessages = typeof SERVER_MESSAGES;
/** The payload of a client message. */
export type ClientMessage<Name extends keyof ClientMessages> = z.input<ClientMessages[Name]['input']>;
/** The server's acknowledgement. */
export type Ack<T> = { ok: true; data: T } | { ok: false; code: RefusalCode; message: string };
export type AckOf<Name extends keyof ClientMessages> = Ack<z.output<ClientMessages[Name]['reply']>>;
/** The payload of a server message. */
export type ServerMessage<Name extends keyof ServerMessages> = z.output<ServerMessages[Name]>;

/** The same in the form of Socket.IO's type parameters. */
export type ClientEvents = {
  [Name in keyof ClientMessages]: (message: ClientMessage<Name>, ack: (reply: AckOf<Name>) => void) => void;
};
export type ServerEvents = { [Name in keyof ServerMessages]: (message: ServerMessage<Name>) => void };
