import type { Background } from '../platform/background/background.ts';
import {
  countAttendance,
  emptyRooms,
  endUnanswered,
  refundAbsences,
  remindOfConsultations,
} from './keep-deadlines.ts';

export const background: Background = {
  sweeps: [endUnanswered, countAttendance, refundAbsences, remindOfConsultations, emptyRooms],
};
