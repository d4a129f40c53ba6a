import { lockedJob, type JobRow } from '../jobs/locked-job.ts';
import type { Trx } from '../platform/database/db.ts';
import { found } from '../platform/http/refuse.ts';
import { jobIdOf, lockRow, type AppointmentRow } from './queries.ts';

/** A consultation and its job, locked in the order in which everybody locks them who changes both. */
export interface LockedAppointment {
  job: JobRow;
  row: AppointmentRow;
}

/** Anybody's, or, where somebody is named, theirs. */
export async function lockBoth(trx: Trx, id: string, userId?: string): Promise<LockedAppointment> {
  const job = await lockedJob(trx, found(await jobIdOf(trx, id, userId)));
  return { job, row: found(await lockRow(trx, id)) };
}

/** What every event of a consultation says of it. */
export function eventOf({ job, row }: LockedAppointment, startsAt = row.startsAt) {
  const { id: appointmentId, jobId, clientId, professionalId } = row;
  return { appointmentId, jobId, clientId, professionalId, title: job.title, startsAt };
}
