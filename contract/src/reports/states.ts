import type { Move } from '../moves.ts';

/** What can be reported. */
export const REPORT_TYPES = ['person', 'posting', 'service', 'message'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export const REPORT_STATUSES = ['OPEN', 'RESOLVED', 'DISMISSED'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
export type ReportAction = 'resolve' | 'dismiss';

/** A decision is final: whoever sees more of the same reports it again. */
export const REPORT_MOVES: readonly Move<ReportStatus, ReportAction, 'admin'>[] = [
  { action: 'resolve', from: ['OPEN'], by: ['admin'], to: 'RESOLVED' },
  { action: 'dismiss', from: ['OPEN'], by: ['admin'], to: 'DISMISSED' },
];

/** Whether an admin acted on it. */
export const isResolvedReport = (status: ReportStatus) => status === 'RESOLVED';
