import { plural, t } from '@lingui/core/macro';
import type { Message } from '@parley/contract/chat/schemas.ts';
import { dateOf } from '../../time/format.ts';

/** How far back read marks are fetched again; older ones show at the next load. */
const READ_MARKS_BACK = 50;
/** Messages of one person closer together than this share one time. */
const GROUP_MS = 5 * 60_000;

/**
 * Messages in their order, each once; fresh ones replace known ones, but for a read mark: the reply to a message may
 * come after the news that it was read.
 */
export function mergeMessages(known: readonly Message[], fresh: readonly Message[]): Message[] {
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  for (const message of fresh) {
    const readAt = message.readAt ?? bySeq.get(message.seq)?.readAt ?? null;
    bySeq.set(message.seq, { ...message, readAt });
  }
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
}

/** After which number to fetch: new messages, and again my unread ones, for their read marks. */
export function refetchAfter(messages: readonly Message[], meId: string): number {
  const last = messages.at(-1)?.seq ?? 0;
  const unmarked = messages.find(
    ({ sender, readAt, seq }) => sender.id === meId && readAt === null && seq > last - READ_MARKS_BACK,
  );
  return unmarked ? unmarked.seq - 1 : last;
}

/** The first message of the other side that I have not read. */
export function firstUnread(messages: readonly Message[], meId: string): Message | undefined {
  return messages.find(({ sender, readAt }) => sender.id !== meId && readAt === null);
}

/** The last of my messages that the other side has read: only that one gets the mark. */
export function lastRead(messages: readonly Message[], meId: string): Message | undefined {
  return messages.findLast(({ sender, readAt }) => sender.id === meId && readAt !== null);
}

/** A message in one line, where its files are not shown. */
export function previewText({ body, attachments }: Pick<Message, 'body' | 'attachments'>): string {
  if (body !== '') return body;
  const [first] = attachments;
  const name = first?.name;
  if (attachments.length === 1 && name !== undefined) return t`Sent ${name}`;
  const count = attachments.length;
  return plural(count, { one: 'Sent # file', other: 'Sent # files' });
}

export interface Day {
  date: string;
  messages: Message[];
}

/** Messages by the day they were sent on in this zone. Their order stays, whatever a server's clock said. */
export function byDay(messages: readonly Message[], zone: string): Day[] {
  let latest = '';
  const days = Map.groupBy(messages, ({ createdAt }) => {
    const date = dateOf(createdAt, zone);
    if (date > latest) latest = date;
    return latest;
  });
  return [...days].map(([date, ofDay]) => ({ date, messages: ofDay }));
}

/** Whether a run of one person's messages ends here: the other side follows, or time has passed. */
export function endsGroup(message: Message, next: Message | undefined): boolean {
  if (next === undefined || next.sender.id !== message.sender.id) return true;
  return Date.parse(next.createdAt) - Date.parse(message.createdAt) > GROUP_MS;
}
