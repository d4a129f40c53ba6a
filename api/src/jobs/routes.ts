import * as endpoints from '@parley/contract/jobs/endpoints.ts';
import { onceConfirmed } from '../auth/passwords/confirm-owner.ts';
import { route } from '../platform/http/serve.ts';
import { act } from './act.ts';
import { endOthers } from './end-others.ts';
import { getJob } from './get-job.ts';
import { listMoves } from './moves/list-moves.ts';
import { jobHistory, jobsInProgress, listAllJobs } from './lists/list-jobs.ts';
import { resolveJob } from './admin/resolve.ts';
import { actOnBehalf } from './admin/act-on-behalf.ts';
import { adminJob } from './admin/admin-job.ts';
import { resumeJob } from './admin/resume.ts';

export const routes = [
  route(endpoints.getJob, (platform, { actor, params }) => getJob(platform, actor, params.id)),
  route(endpoints.movesOfJob, (platform, { actor, params, query }) =>
    listMoves(platform, actor, { ...params, ...query }),
  ),
  route(endpoints.jobsInProgress, (platform, { actor, query }) => jobsInProgress(platform, actor, query)),
  route(endpoints.jobHistory, (platform, { actor, query }) => jobHistory(platform, actor, query)),
  route(endpoints.deliverJob, (platform, { actor, params, body }) =>
    act(platform, actor, { ...params, ...body, action: 'deliver' }),
  ),
  route(endpoints.requestChanges, (platform, { actor, params, body }) =>
    act(platform, actor, { ...params, ...body, action: 'request_changes' }),
  ),
  route(endpoints.extendJob, (platform, { actor, params, body }) =>
    act(platform, actor, { ...params, ...body, action: 'extend' }),
  ),
  route(endpoints.completeJob, (platform, { actor, params }) =>
    act(platform, actor, { ...params, action: 'complete' }),
  ),
  route(endpoints.endJob, (platform, { actor, params, body }) =>
    act(platform, actor, { ...params, ...body, action: 'end' }),
  ),
  route(endpoints.endOthers, (platform, { actor, params, body }) =>
    endOthers(platform, actor, { ...params, ...body }),
  ),
  route(endpoints.extendHireBy, (platform, { actor, params }) =>
    act(platform, actor, { ...params, action: 'extend_hire_by' }),
  ),
  route(endpoints.cancelJob, (platform, { actor, params, body }) =>
    act(platform, actor, { ...params, ...body, action: 'cancel' }),
  ),
  route(endpoints.takeRefund, (platform, { actor, params, body }) =>
    act(platform, actor, { ...params, ...body, action: 'take_refund' }),
  ),
  route(endpoints.withdrawRefund, (platform, { actor, params, body }) =>
    act(platform, actor, { ...params, ...body, action: 'withdraw_refund' }),
  ),
  route(endpoints.disputeJob, (platform, { actor, params, body }) =>
    act(platform, actor, { ...params, ...body, action: 'dispute' }),
  ),
  route(endpoints.withdrawDispute, (platform, { actor, params, body }) =>
    act(platform, actor, { ...params, ...body, action: 'withdraw_dispute' }),
  ),
  route(
    endpoints.resolveJob,
    (platform, { actor, params, body: { password, ...decided }, http }) =>
      onceConfirmed(platform, { actor, http, password }, (inside) =>
        resolveJob(inside, actor, { ...params, ...decided }),
      ),
    { transaction: 'own' },
  ),
  route(endpoints.resumeJob, (platform, { actor, params, body }) =>
    resumeJob(platform, actor, { ...params, ...body }),
  ),
  route(endpoints.adminJobs, (platform, { actor, query }) => listAllJobs(platform, actor, query)),
  route(
    endpoints.actOnJob,
    (platform, { actor, params, body: { password, ...act }, http }) =>
      onceConfirmed(platform, { actor, http, password }, (inside) =>
        actOnBehalf(inside, actor, { ...params, ...act }),
      ),
    { transaction: 'own' },
  ),
  route(endpoints.adminJob, (platform, { actor, params }) => adminJob(platform, actor, params.id)),
];
