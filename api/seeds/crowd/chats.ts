import { minutesAfter } from '../../src/platform/clock.ts';
import type { Draft } from '../draft.ts';
import type { Random } from '../random.ts';
import type { Row } from '../rows.ts';
import { CHAT_LINES } from './words.ts';

/** Adds messages until there are this many: many in a few chats, some in most. */
export function lengthenChats({ rows, ids, now }: Draft, wanted: number, random: Random): void {
  const lastOf = new Map(rows.messages.map((message) => [message.jobId, message]));
  const jobs = new Map(rows.jobs.map((job) => [job.id, job]));
  const chats = rows.chats.filter(({ jobId }) => lastOf.has(jobId));
  const counts = sharesOf(wanted - rows.messages.length, chats.length);
  for (const [index, chat] of chats.entries()) {
    const [job, last] = [jobs.get(chat.jobId), lastOf.get(chat.jobId)];
    const count = counts[index] ?? 0;
    if (!job || !last) continue;
    const end = job.completedAt ?? now;
    const step = (Date.parse(end) - Date.parse(last.createdAt)) / (count + 1);
    for (let number = 1; number <= count; number += 1) {
      const createdAt = new Date(Date.parse(last.createdAt) + Math.round(step * number)).toISOString();
      chat.lastSeq = (chat.lastSeq ?? 0) + 1;
      const senderId = random.chance(0.5) ? job.clientId : job.professionalId;
      rows.messages.push(message(ids.at(createdAt), { chat, senderId, createdAt }, random));
    }
  }
}

/** The first has a third of all, the next half as many, and so on down to one each. */
function sharesOf(total: number, count: number): number[] {
  const weights = Array.from({ length: count }, (_, rank) => 1 / (rank + 1));
  const sum = weights.reduce((one, other) => one + other, 0);
  return weights.map((weight) => Math.max(0, Math.floor((total * weight) / sum)));
}

interface Written {
  chat: Row<'chats'>;
  senderId: string;
  createdAt: string;
}

function message(id: string, { chat, senderId, createdAt }: Written, random: Random): Row<'messages'> {
  return {
    id,
    jobId: chat.jobId,
    seq: chat.lastSeq ?? 0,
    senderId,
    body: random.pick(CHAT_LINES),
    attachments: [],
    clientMessageId: id,
    createdAt,
    readAt: minutesAfter(createdAt, 9),
  };
}
