import type { Background } from '../platform/background/background.ts';
import {
  decideDueAttendance,
  endStalePresences,
  expireUnanswered,
  refundAbsences,
  remindOfConsultations,
} from './keep-deadlines.ts';

export const background: Background = {
  sweeps: [expireUnanswered, decideDueAttendance, refundAbsences, remindOfConsultations, endStalePresences],
};
