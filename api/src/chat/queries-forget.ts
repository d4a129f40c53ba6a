import type { Trx } from '../platform/database/db.ts';

/** Deletes all messages of these jobs; returns the files that were attached to them. */
export async function deleteMessages(trx: Trx, jobIds: readonly string[]): Promise<string[]> {
  const gone = await trx
    .deleteFrom('messages')
    .where('jobId', 'in', jobIds)
    .returning('attachments')
    .execute();
  return gone.flatMap(({ attachments }) => attachments);
}
