import type { Report } from '@parley/contract/reports/schemas.ts';
import { paths } from '../../paths.ts';

type Reported = Pick<Report, 'subject' | 'jobId'>;

/** Where an admin sees what was reported; null where it has no page, or none any more. */
export function reportedPath({ subject: { type, id, isPublic }, jobId }: Reported): string | null {
  if (type === 'message') return jobId && paths.adminChat(jobId, { message: id });
  if (!isPublic) return null;
  const pages = { person: paths.professional, posting: paths.jobPosting, service: paths.service };
  return pages[type](id);
}
