import type { Background } from '../platform/background/background.ts';
import {
  acceptUnanswered,
  cancelUnpaid,
  disputeOverdue,
  refundUndecided,
  remind,
} from './deadlines/keep-deadlines.ts';

/** What ends comes first: nobody is reminded of something that is over. */
export const background: Background = {
  sweeps: [cancelUnpaid, acceptUnanswered, disputeOverdue, refundUndecided, remind],
};
