import type { Job } from '@parley/contract/jobs/schemas.ts';
import { MAX_REASON } from '@parley/contract/limits.ts';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import { AskDialog, reasonSchema } from '../AskDialog.tsx';

/** Ends a dispute without a decision. */
export function ResumeDialog({ job: { id, title }, onClose }: { job: Job; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  return (
    <AskDialog
      title="Resume the job"
      about={`“${title}” goes on where it was before the dispute. The money stays held, and the deadlines move by as long as the dispute lasted.`}
      label="Your reason"
      help="Both sides read it, and it goes into the audit log."
      max={MAX_REASON}
      schema={reasonSchema}
      send={(reason) => call('POST /api/job/admin/:id/resume', { params: { id }, body: { reason } })}
      done={() => revalidate()}
      confirm="Resume the job"
      onClose={onClose}
    />
  );
}
