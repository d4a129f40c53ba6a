import { money } from '@parley/contract/money.ts';
import { whyNotWriteOff } from '@parley/contract/payments/debts.ts';
import { subjectOf } from '@parley/contract/payments/paid-for.ts';
import { audit } from '../../platform/observe/audit.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found, refuseIf } from '../../platform/http/refuse.ts';
import { movedMoney } from '../events.ts';
import { credit, debit, owedBy, platformFees, post } from '../ledger/ledger.ts';
import { lockDebt, recordWriteOff } from './queries-debts.ts';

/** An admin no longer asks for what is left of a debt: it is paid out of the platform's fees. */
export async function writeOffDebt(
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<Record<never, never>> {
  const at = platform.clock.instant();
  await inTransaction(platform.db, async (trx) => {
    const debt = found(await lockDebt(trx, id));
    refuseIf(whyNotWriteOff(debt));
    const { leftCents: amountCents, professionalId, jobId } = debt;
    await recordWriteOff(trx, id, { at, adminId: actor.id, reason });
    const text = `${money(amountCents)} owed by the professional written off`;
    const source = { at, kind: 'debt_written_off', text, ...subjectOf(debt) };
    await post(trx, { ...source, sourceType: 'debt_written_off', sourceId: id }, [
      credit(owedBy(professionalId), amountCents),
      debit(platformFees, amountCents),
    ]);
    await platform.events.emit(platform, trx, 'debt.written_off', movedMoney({ ...debt, amountCents }));
    const action = `payment.write_off ${money(amountCents)}`;
    await audit(platform, trx, { actorId: actor.id, action, subject: { type: 'job', id: jobId }, reason });
  });
  return {};
}
