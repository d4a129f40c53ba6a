import type { Subscriptions } from '../platform/events.ts';
import { endJobsOf } from './end-jobs.ts';
import { startTalking } from './start-talking.ts';
import { resumeJobsOf } from './admin/resume.ts';

export const subscriptions: Subscriptions = {
  'negotiation.accepted': startTalking,
  'user.gone': endJobsOf,
  'user.back': resumeJobsOf,
};
