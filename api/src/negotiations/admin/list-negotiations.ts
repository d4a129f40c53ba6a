import type { AdminNegotiation } from '@parley/contract/negotiations/schemas.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AdminNegotiationFilter, allNegotiations } from './queries-admin.ts';

/** Everybody's, for admins. */
export async function listAllNegotiations(
  { db }: Platform,
  filter: AdminNegotiationFilter,
): Promise<{ items: AdminNegotiation[]; nextCursor: string | null }> {
  return pageOf(await allNegotiations(db, filter), filter.limit, ({ createdAt, id }) => [createdAt, id]);
}
