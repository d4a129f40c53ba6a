import type { Background } from '../platform/background/background.ts';
import {
  acceptUnanswered,
  cancelUnpaid,
  disputeOverdue,
  refundUndecided,
  remind,
} from './deadlines/keep-deadlines.ts';

/** Expire before reminding: no reminders of what has ended. */
export const background: Background = {
  sweeps: [cancelUnpaid, acceptUnanswered, disputeOverdue, refundUndecided, remind],
};
