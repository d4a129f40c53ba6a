import type { Side } from '@parley/contract/sides.ts';
import { hoursAfter, minutesAfter } from '../../src/platform/clock.ts';
import type { Draft } from '../draft.ts';
import type { HiredJob } from './jobs.ts';
import { CHATS } from './messages.ts';
import { at, type Random } from '../random.ts';

export interface Line {
  from: Side;
  text: string;
  at: string;
  /** Read by the other side. */
  read: boolean;
}

export function writeChat({ rows, ids }: Draft, { job }: HiredJob, lines: readonly Line[]): void {
  const chat = rows.chats.find(({ jobId }) => jobId === job.id);
  if (!chat) throw new Error('this job has no chat');
  for (const { from, text, at: createdAt, read } of lines) {
    chat.lastSeq = (chat.lastSeq ?? 0) + 1;
    const id = ids.at(createdAt);
    rows.messages.push({
      id,
      jobId: job.id,
      seq: chat.lastSeq,
      senderId: from === 'client' ? job.clientId : job.professionalId,
      body: text,
      attachments: [],
      clientMessageId: id,
      createdAt,
      readAt: read ? minutesAfter(createdAt, 9) : null,
    });
  }
}

/** The chat of a completed job. */
export function addChat(draft: Draft, hired: HiredJob, random: Random): void {
  const { appointment, job } = hired;
  const lines = random.pick(CHATS);
  const [begin, end] = [
    Date.parse(hoursAfter(appointment.endsAt, 1)),
    Date.parse(job.completedAt ?? draft.hour),
  ];
  const step = (end - begin) / lines.length;
  writeChat(
    draft,
    hired,
    lines.map((line, index) => ({
      from: at(line, 0) === 'c' ? ('client' as const) : ('professional' as const),
      text: at(line, 1),
      at: new Date(Math.round((begin + step * (index + 0.3)) / 1000) * 1000).toISOString(),
      read: true,
    })),
  );
}
