import type { FeeVersion, NewFee } from '@parley/contract/payments/fee.ts';
import { money } from '@parley/contract/money.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { refuse, refusing } from '../../platform/http/refuse.ts';
import { audit } from '../../platform/observe/audit.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { feeVersions, insertFeeVersion } from './queries-fee.ts';

const SHOWN_VERSIONS = 51;

export function listFeeVersions({ db }: Platform): Promise<FeeVersion[]> {
  return feeVersions(db, SHOWN_VERSIONS);
}

/** Adds a version. Two admins who change the same one at once get one version and one refusal. */
export async function changeFee(
  platform: Platform,
  actor: Actor,
  { version: before, reason, feeBasisPoints, feeMinimumCents }: Omit<NewFee, 'password'>,
): Promise<FeeVersion[]> {
  await inTransaction(platform.db, async (trx) => {
    const [current] = await feeVersions(trx, 1);
    if (current?.version !== before) refuse('invalid_transition');
    const version = before + 1;
    const added = { version, feeBasisPoints, feeMinimumCents, since: platform.clock.instant() };
    const insertion = insertFeeVersion(trx, { ...added, decidedBy: actor.id });
    await refusing({ fee_versions_pkey: 'invalid_transition' }, insertion);
    const action = `fee.change ${feeBasisPoints / 100}%, ${money(feeMinimumCents)}`;
    await audit(platform, trx, { actorId: actor.id, action, subject: { type: 'fee', id: null }, reason });
  });
  return listFeeVersions(platform);
}
