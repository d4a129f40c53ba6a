import { feeOf } from '@parley/contract/payments/platform-fee.ts';
import type { Events } from '../../platform/events.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertPayment } from '../queries.ts';

export async function openPayment({ clock }: Platform, trx: Trx, job: Events['job.hired']): Promise<void> {
  const { jobId, clientId, professionalId, amountCents } = job;
  const createdAt = clock.instant();
  await insertPayment(trx, {
    id: newId(),
    jobId,
    clientId,
    professionalId,
    amountCents,
    feeCents: feeOf(amountCents),
    createdAt,
  });
}
