import type { Message } from '@parley/contract/chat/schemas.ts';
import { call } from '../platform/api.ts';
import { orNotFound } from '../platform/or-not-found.ts';
import type { Result } from '../platform/result.ts';
import { mergeMessages } from './messages/messages.ts';

const PAGE = 50;
/** How many messages before the first unread one are loaded for context. */
const CONTEXT = 5;

export interface LoadedChat {
  messages: Message[];
  /** The cursor to older messages; null at the beginning. */
  older: string | null;
  /** Whether it goes on; a chat closes with its job. */
  isOpen: boolean;
  /** Whether either side has blocked the other, and nobody is hired. */
  isBlocked: boolean;
}

/** The last page of a chat, or more where the first unread message is further back. */
export async function loadChat(jobId: string): Promise<Result<LoadedChat>> {
  const params = { jobId };
  const [page, unread] = await Promise.all([
    call('GET /api/chat/job/:jobId', { params, query: { limit: PAGE } }),
    call('GET /api/chat/unread/:jobId', { params }),
  ]);
  const latest = orNotFound(page);
  if (!latest.ok) return latest;
  const { messages, nextCursor, isOpen, isBlocked } = latest.data;
  const first = unread.ok ? unread.data.messages[0]?.seq : undefined;
  const reach = messages[0]?.seq ?? 0;
  if (first === undefined || first >= reach)
    return { ...latest, data: { messages, older: nextCursor, isOpen, isBlocked } };
  const between = await loadRange(jobId, first - 1 - CONTEXT, reach);
  const all = mergeMessages(between, messages);
  return { ...latest, data: { messages: all, older: olderThan(all), isOpen, isBlocked } };
}

/** The messages after one number up to another. */
export async function loadRange(jobId: string, after: number, upTo: number): Promise<Message[]> {
  const result = await call('GET /api/chat/job/:jobId', {
    params: { jobId },
    query: { after: Math.max(0, after), limit: 100 },
  });
  if (!result.ok) return [];
  const { messages } = result.data;
  const last = messages.at(-1)?.seq ?? upTo;
  return last >= upTo ? messages : [...messages, ...(await loadRange(jobId, last, upTo))];
}

function olderThan(messages: readonly Message[]): string | null {
  const first = messages[0]?.seq ?? 0;
  return first > 1 ? String(first) : null;
}
