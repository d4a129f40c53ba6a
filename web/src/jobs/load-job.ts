import { call } from '../platform/api.ts';
import { orNotFound } from '../platform/or-not-found.ts';

const PREVIEWED = 3;

/** A job with its offers, what the two suggest to settle it, its latest messages, its reviews and its files. */
export async function loadJob(id: string) {
  const [job, offers, resolutions, series, chat, reviews, files] = await Promise.all([
    call('GET /api/job/:id', { params: { id } }),
    call('GET /api/job/:id/offers', { params: { id } }),
    call('GET /api/job/:id/resolutions', { params: { id } }),
    call('GET /api/job/:id/series', { params: { id } }),
    call('GET /api/chat/job/:jobId', { params: { jobId: id }, query: { limit: PREVIEWED } }),
    call('GET /api/review/job/:jobId', { params: { jobId: id } }),
    call('GET /api/upload/job/:jobId', { params: { jobId: id } }),
  ]);
  return { job: orNotFound(job), offers, resolutions, series, chat, reviews, files };
}
