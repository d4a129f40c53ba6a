import type { Background } from '../platform/background/background.ts';
import {
  acceptUnanswered,
  disputeOverdue,
  endUnhired,
  refundLate,
  remind,
} from './deadlines/keep-deadlines.ts';
import { endUndecided } from './deadlines/end-undecided-disputes.ts';

/** Expire before reminding: no reminders of what has ended. Work delivered while everything is about to go back is not accepted before that. */
export const background: Background = {
  sweeps: [endUnhired, refundLate, acceptUnanswered, disputeOverdue, endUndecided, remind],
};
