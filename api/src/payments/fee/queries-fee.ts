import type { FeeVersion } from '@parley/contract/payments/fee.ts';
import type { FeeTerms } from '@parley/contract/payments/fee-terms.ts';
import type { Insertable } from 'kysely';
import type { FeeVersions } from '../../platform/database/tables.gen.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { askPrepared } from '../../platform/database/prepared.ts';

export async function latestFee(db: Db): Promise<FeeTerms> {
  const question = db
    .selectFrom('feeVersions')
    .select(['feeBasisPoints', 'feeMinimumCents'])
    .orderBy('version', 'desc')
    .limit(1);
  const [fee] = await askPrepared(db, 'latest fee', question);
  if (!fee) throw new Error('there is no fee');
  return fee;
}

/** The fee that an offer was made with. */
export function feeOfOffer(trx: Trx, offerId: string): Promise<FeeTerms> {
  return trx
    .selectFrom('offers')
    .select(['feeBasisPoints', 'feeMinimumCents'])
    .where('id', '=', offerId)
    .executeTakeFirstOrThrow();
}

/** The latest first. */
export function feeVersions(db: Db, limit: number): Promise<FeeVersion[]> {
  return db
    .selectFrom('feeVersions as f')
    .leftJoin('users as u', 'u.id', 'f.decidedBy')
    .select(['f.version', 'f.feeBasisPoints', 'f.feeMinimumCents', 'f.since', 'u.email as by'])
    .orderBy('f.version', 'desc')
    .limit(limit)
    .execute();
}

export async function insertFeeVersion(trx: Trx, fee: Insertable<FeeVersions>): Promise<void> {
  await trx.insertInto('feeVersions').values(fee).execute();
}
