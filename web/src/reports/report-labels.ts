import { t } from '@lingui/core/macro';
import type { ReportType } from '@parley/contract/reports/states.ts';

/** What a report is about, as a button and a heading. */
export function reportLabel(type: ReportType, name: string): string {
  const labels: Record<ReportType, string> = {
    person: t`Report ${name}`,
    posting: t`Report this posting`,
    service: t`Report this service`,
    message: t`Report this message`,
  };
  return labels[type];
}

/** What is reported, as a kind. */
export function reportTypeName(type: ReportType): string {
  const names: Record<ReportType, string> = {
    person: t`Person`,
    posting: t`Job posting`,
    service: t`Service`,
    message: t`Message`,
  };
  return names[type];
}
