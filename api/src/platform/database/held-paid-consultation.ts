import { sql } from 'kysely';

/** Whether a job has a consultation that was paid for and that both came to; `jobId` is a column. */
export const heldPaidConsultationIn = (jobId: string) => sql<boolean>`exists (
  select from appointments a join payments p on p.appointment_id = a.id
  where a.job_id = ${sql.ref(jobId)} and a.attendance = 'HELD' and p.status = 'PAID')`;
