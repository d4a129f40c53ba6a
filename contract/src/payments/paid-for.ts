/** What a payment is for: a tip, a consultation, or else the work of a job. */
export interface Subject {
  jobId: string;
  appointmentId: string | null;
  tipId: string | null;
}

export const isForWork = ({ appointmentId, tipId }: Omit<Subject, 'jobId'>) =>
  appointmentId === null && tipId === null;

export const isTip = ({ tipId }: Pick<Subject, 'tipId'>) => tipId !== null;

/** The id of the tip, of the consultation, or else of the job. */
export const subjectIdOf = ({ jobId, appointmentId, tipId }: Subject): string =>
  tipId ?? appointmentId ?? jobId;

/** Only that, of anything that has it. */
export const subjectOf = ({ jobId, appointmentId, tipId }: Subject): Subject => ({
  jobId,
  appointmentId,
  tipId,
});
