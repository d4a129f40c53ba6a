import { outcomeOf, undecidedPart } from '@parley/contract/jobs/rules.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveJob } from '../move-job.ts';
import { forEachDue } from './each-due-job.ts';

/**
 * Ends disputes that no admin decided in time, as both sides could read from the first day: everything back, or half of it
 * to each once work was delivered. Returns how many.
 */
export const endUndecided = (platform: Platform) =>
  forEachDue(platform, 'refund', (trx, job) => {
    const toProfessionalCents = undecidedPart(job.keptCents, job.wasDelivered);
    const action = outcomeOf(job.keptCents, toProfessionalCents);
    return moveJob(platform, trx, job, { action, by: 'clock', toProfessionalCents });
  });
