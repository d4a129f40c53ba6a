import { whyNotWrite } from '@parley/contract/chat/rules.ts';
import type { Message } from '@parley/contract/chat/schemas.ts';
import { JOB_STATUSES } from '@parley/contract/jobs/states.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import { askPrepared } from '../platform/database/prepared.ts';
import { personJson } from '../users/card.ts';
import { chatUrl } from './chat-url.ts';

const OPEN = JOB_STATUSES.filter((status) => whyNotWrite({ status, isBlocked: false }) === null);
const OPEN_THOUGH_BLOCKED = JOB_STATUSES.filter(
  (status) => whyNotWrite({ status, isBlocked: true }) === null,
);

interface PlainMessage {
  id: string;
  jobId: string;
  senderId: string;
  body: string;
  clientMessageId: string;
  createdAt: string;
}

/** Of whoever has an unread notification of this chat, which stands for this message too. */
const isNotified = (message: PlainMessage) => sql<boolean>`exists (
  select from notifications n where n.user_id = case j.client_id when ${message.senderId} then j.professional_id else j.client_id end
    and n.type = 'MESSAGE' and n.url = ${chatUrl(message.jobId)} and n.read_at is null)`;

/** A webhook is told of each message, in a transaction with it. */
const isWatched = sql<boolean>`exists (
  select from webhooks w where w.user_id in (j.client_id, j.professional_id) and w.off_because is null
    and 'message.sent' = any (w.events))`;

const isFirstTry = ({ jobId, senderId, clientMessageId }: PlainMessage) => sql<boolean>`not exists (
  select from messages m
  where m.job_id = ${jobId} and m.sender_id = ${senderId} and m.client_message_id = ${clientMessageId})`;

/**
 * Sends a message in one statement, where a new notification isn't due and nothing stands against it; else does
 * nothing. The chat is locked before anybody asks about blocks, as everywhere.
 */
export async function insertPlainMessage(
  db: Db,
  message: PlainMessage,
): Promise<{ message: Message; recipientId: string } | undefined> {
  const { id, jobId, senderId, body, clientMessageId, createdAt } = message;
  const statement = sql<Message & { recipientId: string }>`
    with chat as materialized (
      select c.job_id, j.status, j.client_id, j.professional_id from chats c join jobs j on j.id = c.job_id
      where c.job_id = ${jobId} and ${senderId} in (j.client_id, j.professional_id) and j.status = any (${OPEN})
        and ${isFirstTry(message)} and ${isNotified(message)} and not ${isWatched}
      for update of c),
    numbered as (
      update chats c set last_seq = c.last_seq + 1 from chat
      where c.job_id = chat.job_id
        and (chat.status = any (${OPEN_THOUGH_BLOCKED}) or not are_blocked(chat.client_id, chat.professional_id))
        and is_still_notified(case chat.client_id when ${senderId} then chat.professional_id else chat.client_id end, ${chatUrl(jobId)})
      returning c.last_seq, chat.client_id, chat.professional_id),
    sent as (
      insert into messages (id, job_id, seq, sender_id, body, client_message_id, created_at)
      select ${id}, ${jobId}, last_seq, ${senderId}, ${body}, ${clientMessageId}, ${createdAt} from numbered
      returning *)
    select m.id, m.job_id, m.seq, ${personJson('s')} as sender, m.body, json_build_array() as attachments,
      m.client_message_id, m.created_at, m.read_at, 
      case numbered.client_id when m.sender_id then numbered.professional_id else numbered.client_id end as recipient_id
    from sent m cross join numbered join users s on s.id = m.sender_id`;
  const [sent] = await askPrepared(db, 'plain message', { compile: () => statement.compile(db) });
  if (!sent) return undefined;
  const { recipientId, ...row } = sent;
  return { message: row, recipientId };
}
