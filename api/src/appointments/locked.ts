import { lockedJob, type JobRow } from '../jobs/locked-job.ts';
import type { Trx } from '../platform/database/db.ts';
import { found } from '../platform/http/refuse.ts';
import { jobIdOf, lockRow, type AppointmentRow } from './queries.ts';

/** A consultation and its job, locked in the order that everybody uses who changes both. */
export interface LockedAppointment {
  job: JobRow;
  row: AppointmentRow;
}

/** Any consultation, or with a user only theirs. */
export async function lockBoth(trx: Trx, id: string, userId?: string): Promise<LockedAppointment> {
  const job = await lockedJob(trx, found(await jobIdOf(trx, id, userId)));
  return { job, row: found(await lockRow(trx, id)) };
}

/** The fields common to a consultation's events. */
export function eventOf({ job, row }: LockedAppointment, startsAt = row.startsAt) {
  const { id: appointmentId, jobId, clientId, professionalId } = row;
  return { appointmentId, jobId, clientId, professionalId, title: job.title, startsAt };
}
