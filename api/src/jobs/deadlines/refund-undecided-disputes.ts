import type { Platform } from '../../platform/platform.ts';
import { moveJob } from '../move-job.ts';
import { forEachDue } from './each-due-job.ts';

/** Refunds disputes that no admin decided in time; returns how many. */
export const refundUndecided = (platform: Platform) =>
  forEachDue(platform, 'refund', (trx, job) =>
    moveJob(platform, trx, job, { action: 'refund', by: 'clock' }),
  );
