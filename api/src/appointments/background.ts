import type { Background } from '../platform/background/background.ts';
import {
  decideDueAttendance,
  endStalePresences,
  expireUnanswered,
  refundAbsences,
} from './keep-deadlines.ts';
import { expireUnansweredSeries } from './series/keep-series.ts';
import { remindOfConsultations } from './remind.ts';

export const background: Background = {
  sweeps: [
    expireUnanswered,
    expireUnansweredSeries,
    decideDueAttendance,
    refundAbsences,
    remindOfConsultations,
    endStalePresences,
  ],
};
