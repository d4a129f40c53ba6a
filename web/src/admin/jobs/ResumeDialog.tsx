import { useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import { ReasonDialog } from '../PromptDialog.tsx';

/** Ends a dispute without a decision. */
export function ResumeDialog({ job: { id, title }, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return (
    <ReasonDialog
      draft={`resume ${id}`}
      title={t`Resume job`}
      about={t`“${title}” continues where it was before the dispute. The money stays held, and deadlines are extended by the length of the dispute.`}
      help={t`Shown to both sides and kept in the audit log.`}
      send={(reason) => call('POST /api/job/admin/:id/resume', { params: { id }, body: { reason } })}
      done={() => revalidate()}
      confirm={t`Resume job`}
      onClose={onClose}
    />
  );
}
