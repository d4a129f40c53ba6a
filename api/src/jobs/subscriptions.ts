import './events.ts';
import type { Subscriptions } from '../platform/events.ts';
import { endJobsOf } from './end-jobs.ts';
import { followPlan } from './milestones/follow-plan.ts';
import { startTalking } from './start-talking.ts';
import { resumeJobsOf } from './admin/resume.ts';

export const subscriptions: Subscriptions = {
  'negotiation.accepted': startTalking,
  'job.moved': followPlan,
  'user.gone': endJobsOf,
  'user.back': resumeJobsOf,
};
