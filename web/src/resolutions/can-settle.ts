import type { Job } from '@parley/contract/jobs/schemas.ts';
import { whyNotSuggest } from '@parley/contract/resolutions/rules.ts';
import { jobStateOf } from '../jobs/actions/actions.ts';

/** Whether either side can suggest how to settle a job now: while its money is held, and no bank takes it back. */
export const canSettle = (job: Job, now: string): boolean =>
  whyNotSuggest(jobStateOf(job), { toProfessionalCents: null, heldCents: 0 }, 'client', now) === null;
