import type { Background } from '../platform/background/background.ts';
import { acceptUnanswered, disputeOverdue, endUnhired, remind } from './deadlines/keep-deadlines.ts';
import { endUndecided } from './deadlines/end-undecided-disputes.ts';

/** Expire before reminding: no reminders of what has ended. */
export const background: Background = {
  sweeps: [endUnhired, acceptUnanswered, disputeOverdue, endUndecided, remind],
};
