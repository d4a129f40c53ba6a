import type { Background } from '../platform/background/background.ts';
import { acceptUnanswered, disputeOverdue, endUnhired, remind } from './deadlines/keep-deadlines.ts';
import { refundUndecided } from './deadlines/refund-undecided-disputes.ts';

/** Expire before reminding: no reminders of what has ended. */
export const background: Background = {
  sweeps: [endUnhired, acceptUnanswered, disputeOverdue, refundUndecided, remind],
};
