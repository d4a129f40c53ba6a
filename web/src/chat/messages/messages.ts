import type { Message } from '@parley/contract/chat/schemas.ts';
import { dateOf } from '../../time/format.ts';

/** How far back read marks are asked for again; older ones show at the next load. */
const MARKS_BACK = 50;
/** Words of one person closer together than this stand under one time. */
const RUN_MS = 5 * 60_000;

/** Messages in their order, each once; what is fresh replaces what was known. */
export function merged(known: readonly Message[], fresh: readonly Message[]): Message[] {
  const bySeq = new Map([...known, ...fresh].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
}

/** After which number to ask: what is new, and again what of mine was not read yet, for its mark. */
export function askAfter(messages: readonly Message[], meId: string): number {
  const last = messages.at(-1)?.seq ?? 0;
  const unmarked = messages.find(
    ({ sender, readAt, seq }) => sender.id === meId && readAt === null && seq > last - MARKS_BACK,
  );
  return unmarked ? unmarked.seq - 1 : last;
}

/** The first message of the other side that I have not read. */
export function firstUnread(messages: readonly Message[], meId: string): Message | undefined {
  return messages.find(({ sender, readAt }) => sender.id !== meId && readAt === null);
}

/** The last of my messages that the other side has read: only there it is said. */
export function lastRead(messages: readonly Message[], meId: string): Message | undefined {
  return messages.findLast(({ sender, readAt }) => sender.id === meId && readAt !== null);
}

/** What a message says in one line, where its files are not shown. */
export function lineOf({ body, attachments }: Pick<Message, 'body' | 'attachments'>): string {
  if (body !== '') return body;
  const [first] = attachments;
  return attachments.length === 1 && first ? `Sent ${first.name}` : `Sent ${attachments.length} files`;
}

export interface Day {
  date: string;
  messages: Message[];
}

/** Messages by the day they were said on in this zone. Their order stays, whatever the clock of a server said. */
export function byDay(messages: readonly Message[], zone: string): Day[] {
  let latest = '';
  const days = Map.groupBy(messages, ({ createdAt }) => {
    const date = dateOf(createdAt, zone);
    if (date > latest) latest = date;
    return latest;
  });
  return [...days].map(([date, ofDay]) => ({ date, messages: ofDay }));
}

/** Whether somebody's words end here: the other side goes on, or time has passed. */
export function endsRun(message: Message, next: Message | undefined): boolean {
  if (next === undefined || next.sender.id !== message.sender.id) return true;
  return Date.parse(next.createdAt) - Date.parse(message.createdAt) > RUN_MS;
}
