import type { Subscriptions } from '../platform/events.ts';
import { endJobsOf } from './end-jobs.ts';
import { hire } from './hire.ts';
import { resumeJobsOf } from './admin/resume.ts';

export const subscriptions: Subscriptions = {
  'negotiation.accepted': hire,
  'user.gone': endJobsOf,
  'user.back': resumeJobsOf,
};
