import {
  CLIENT_MESSAGES,
  SERVER_MESSAGES,
  type ClientMessages,
  type ServerMessages,
} from '@parley/contract/live.ts';
import { REFUSALS } from '@parley/contract/refusals.ts';
import { z } from 'zod';
import type { Json } from './schemas.ts';

/** What each message of a client does. */
const SENT_BY_CLIENTS: Record<keyof ClientMessages, string> = {
  signIn: 'Comes first, and again whenever the access token was renewed. API keys are not taken.',
  view: 'Whether this tab is in view: what is shown in one isn’t pushed.',
  join: 'Enters the chat of one of your jobs; `lastSeq` tells whether there is anything to catch up with.',
  leave: 'Leaves a chat.',
  typing: 'Tells the other side that you are typing in a joined chat.',
  read: 'Marks a chat as read up to this message, as the HTTP call does.',
  enter: 'Enters the room of a consultation while it is open; the reply lists who is there.',
  exit: 'Leaves a room.',
  syncNotes: 'Exchanges changes of a consultation’s notes, as Yjs in base64. Repeating it has no effect.',
  signal: 'To the other side in the room: to a user’s clients, or to one of them. At most 64 KiB.',
};
/** What each message of the server tells. */
const SENT_BY_SERVER: Record<keyof ServerMessages, string> = {
  newer: 'The chat has a message with this sequence number.',
  typing: 'The other side is typing.',
  read: 'This user has read the chat up to this sequence number.',
  presence: 'The other side of a joined chat went online or offline.',
  notification: 'There is a new notification; null: some were read elsewhere.',
  changed: 'Something has changed; what it is now comes from the calls of the API.',
  room: 'Who is in a room that you have entered.',
  notes: 'A change of notes was stored.',
  signal: 'From a client in the same room.',
  gap: 'Messages may have been missed, and more may be for a while: fetch again what is shown.',
  over: 'Sent before the server closes the connection. `unauthenticated`: renew the token and reconnect.',
};

/** The AsyncAPI 3.0 document of the live channel. */
export function asyncapi(publicUrl: string): Json {
  const { host, protocol } = new URL(publicUrl);
  const inputs = Object.entries(CLIENT_MESSAGES).map(([name, { input }]): [string, Json] => [
    name,
    message(name, wordsOf(SENT_BY_CLIENTS, name), input, 'input'),
  ]);
  const replies = Object.entries(CLIENT_MESSAGES).map(([name, { reply }]): [string, Json] => [
    `${name}Ack`,
    { name: `${name}Ack`, summary: `The acknowledgement of \`${name}\`.`, payload: ack(reply) },
  ]);
  const told = Object.entries(SERVER_MESSAGES).map(([name, shape]): [string, Json] => [
    toldName(name),
    message(name, wordsOf(SENT_BY_SERVER, name), shape, 'output'),
  ]);
  const messages = Object.fromEntries([...inputs, ...replies, ...told]);
  const refs = Object.keys(messages).map((name) => [name, { $ref: `#/components/messages/${name}` }]);
  return {
    asyncapi: '3.0.0',
    info: INFO,
    defaultContentType: 'application/json',
    servers: {
      live: {
        host,
        pathname: '/',
        protocol: protocol === 'https:' ? 'wss' : 'ws',
        description: 'Socket.IO 4.',
      },
    },
    channels: {
      live: {
        address: '/api/live',
        title: 'Live',
        servers: [{ $ref: '#/servers/live' }],
        messages: Object.fromEntries(refs),
      },
    },
    operations: Object.fromEntries([
      ...inputs.map(([name]) => [name, received(name)]),
      ...told.map(([name]) => [name, sent(name)]),
    ]),
    components: { messages },
  };
}

const INFO = {
  title: 'Parley live',
  version: '1',
  description:
    'Announces that something is newer, never what: that comes from the calls of the HTTP API (`/api/openapi.json`). Each message is an event of Socket.IO with one argument; messages of clients are acknowledged.',
  license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
};

/** Some events have the same name in both directions. */
const toldName = (name: string) => `told${name[0]?.toUpperCase()}${name.slice(1)}`;
const wordsOf = (words: Record<string, string>, name: string) => words[name] ?? '';

const message = (name: string, summary: string, shape: z.ZodType, io: 'input' | 'output'): Json => ({
  name,
  summary,
  payload: shapeOf(shape, io),
});

/** As JSON Schema draft 7, on which AsyncAPI's own schemas rest. What can be any JSON is not spelled out. */
function shapeOf(shape: z.ZodType, io: 'input' | 'output'): Json {
  const options = { io, unrepresentable: 'any', target: 'draft-7' } as const;
  const { $schema: _draft, definitions: _any, ...schema } = z.toJSONSchema(shape, options);
  return Object(JSON.parse(JSON.stringify(schema).replaceAll(/\{"\$ref":"#\/definitions\/\w+"\}/g, '{}')));
}

const ack = (reply: z.ZodType): Json => ({
  oneOf: [
    {
      type: 'object',
      properties: { ok: { const: true }, data: shapeOf(reply, 'output') },
      required: ['ok', 'data'],
    },
    {
      type: 'object',
      properties: {
        ok: { const: false },
        code: { type: 'string', enum: Object.keys(REFUSALS) },
        message: { type: 'string' },
      },
      required: ['ok', 'code', 'message'],
    },
  ],
});

const CHANNEL = { $ref: '#/channels/live' };
const inChannel = (name: string) => ({ $ref: `#/channels/live/messages/${name}` });

/** From the server's point of view, as AsyncAPI has it. */
const received = (name: string): Json => ({
  action: 'receive',
  channel: CHANNEL,
  messages: [inChannel(name)],
  reply: { channel: CHANNEL, messages: [inChannel(`${name}Ack`)] },
});
const sent = (name: string): Json => ({ action: 'send', channel: CHANNEL, messages: [inChannel(name)] });
