import type { ReportType, ReportStatus } from '@parley/contract/reports/states.ts';

interface Reported {
  reportId: string;
  reporterId: string;
  type: ReportType;
  /** What people know it by. */
  title: string;
}

declare module '../platform/events.ts' {
  interface Events {
    'report.sent': Reported & { reason: string };
    /** An admin has resolved or dismissed it. */
    'report.decided': Reported & { status: ReportStatus; decision: string };
  }
}
