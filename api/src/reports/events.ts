import type { ReportType, ReportStatus } from '@parley/contract/reports/states.ts';

interface Reported {
  reportId: string;
  reporterId: string;
  type: ReportType;
  /** The subject's name. */
  title: string;
}

declare module '../platform/events.ts' {
  interface Events {
    'report.sent': Reported & { reason: string };
    'report.decided': Reported & { status: ReportStatus; decision: string };
  }
}
