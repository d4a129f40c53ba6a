import { t } from '@lingui/core/macro';
import type { Message } from '@parley/contract/chat/schemas.ts';
import { dateOf, dayTimeText, timeText } from '../../time/format.ts';
import { byDay, endsGroup, lastRead } from './messages.ts';
import type { Unsent } from '../composer/outbox.ts';

/** One row of a chat. */
export type Row =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string }
  | { kind: 'message'; key: string; message: Message; isMine: boolean; note: string | null }
  | { kind: 'unsent'; key: string; entry: Unsent };

interface ReaderState {
  meId: string;
  zone: string;
  /** Number of the first new message. */
  newFrom: number | null;
}

/** The rows of a chat from top to bottom: days, the mark of new messages, messages, and those not sent yet. */
export function rowsOf(messages: readonly Message[], unsent: readonly Unsent[], reader: ReaderState): Row[] {
  const readSeq = lastRead(messages, reader.meId)?.seq ?? null;
  const sentRows = byDay(messages, reader.zone).flatMap(({ date, messages: ofDay }) => [
    { kind: 'day', key: `day ${date}`, at: ofDay[0]?.createdAt ?? '' } as const,
    ...ofDay.flatMap((message, index) => rowsOfMessage(message, ofDay[index + 1], readSeq, reader)),
  ]);
  // A message may be fetched before its own request has been answered: show it once.
  const there = new Set(messages.filter(({ sender }) => sender.id === reader.meId).map(keyOf));
  const waiting = unsent
    .filter((entry) => !there.has(keyOf(entry)))
    .map((entry) => ({ kind: 'unsent', key: keyOf(entry), entry }) as const);
  return [...sentRows, ...waiting];
}

function rowsOfMessage(
  message: Message,
  next: Message | undefined,
  readSeq: number | null,
  { meId, zone, newFrom }: ReaderState,
): Row[] {
  const isMine = message.sender.id === meId;
  const isRead = message.seq === readSeq;
  const note = noteOf(message, { isRead, ends: endsGroup(message, next), zone });
  // Once it is sent, a message keeps its row.
  const key = isMine && message.clientMessageId !== null ? keyOf(message) : String(message.seq);
  const row = { kind: 'message', key, message, isMine, note } as const;
  return message.seq === newFrom ? [{ kind: 'new', key: 'new' }, row] : [row];
}

const keyOf = ({ clientMessageId }: { clientMessageId: string | null }) => `mine ${clientMessageId}`;

/** With its day, if that is another one. */
function timeOnDay(at: string, { of, zone }: { of: string; zone: string }): string {
  return dateOf(at, zone) === dateOf(of, zone) ? timeText(at, zone) : dayTimeText(at, zone);
}

function noteOf(
  { createdAt, readAt }: Message,
  { isRead, ends, zone }: { isRead: boolean; ends: boolean; zone: string },
): string | null {
  const readTime = isRead && readAt !== null ? timeOnDay(readAt, { of: createdAt, zone }) : null;
  const read = readTime === null ? null : t`read ${readTime}`;
  if (!ends) return read;
  const at = timeText(createdAt, zone);
  return read === null ? at : `${at} · ${read}`;
}
