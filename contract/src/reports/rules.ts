import type { RefusalCode } from '../refusals.ts';
import { REPORT_MOVES, type ReportAction, type ReportStatus } from './states.ts';

interface Standing {
  status: ReportStatus;
}
export interface Decision {
  action: ReportAction;
  to: ReportStatus;
}

/** What an admin can decide about a report now; nothing once it is decided. */
export const decisionsOf = ({ status }: Standing): Decision[] =>
  REPORT_MOVES.filter(({ from }) => from.includes(status)).map(({ action, to }) => ({ action, to }));

/** The decision that leads there. */
export const decisionOf = (report: Standing, to: ReportStatus): Decision | null =>
  decisionsOf(report).find((decision) => decision.to === to) ?? null;

/** Why an admin cannot decide so; null where they can. */
export const whyNotDecide = (report: Standing, to: ReportStatus): RefusalCode | null =>
  decisionOf(report, to) ? null : 'invalid_transition';
