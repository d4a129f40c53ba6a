import { t } from '@lingui/core/macro';
import type { ReportStatus } from '@parley/contract/reports/states.ts';
import type { StatusLabel } from '../ui/feedback/status-label.ts';

const words = (): Record<ReportStatus, StatusLabel> => ({
  OPEN: { label: t`Open`, tone: 'time' },
  RESOLVED: { label: t`Resolved`, tone: 'good' },
  DISMISSED: { label: t`Dismissed`, tone: 'plain' },
});

export function reportStatus(status: ReportStatus): StatusLabel {
  return words()[status];
}
