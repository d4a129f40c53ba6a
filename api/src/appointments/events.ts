import type {
  AppointmentAction,
  AppointmentStatus,
  Attendance,
} from '@parley/contract/appointments/states.ts';
import type { Side } from '@parley/contract/sides.ts';

interface AppointmentEvent {
  appointmentId: string;
  jobId: string;
  clientId: string;
  professionalId: string;
  title: string;
  /** The time that stands, or stood; of one never agreed, the last that was offered. */
  startsAt: string;
}

declare module '../platform/events.ts' {
  interface Events {
    'appointment.checked_in': AppointmentEvent & { by: Side };
    'appointment.moved': AppointmentEvent & {
      action: 'plan' | AppointmentAction;
      from: AppointmentStatus | null;
      to: AppointmentStatus;
      by: Side | 'clock';
      /** An admin did it in the place of that side. */
      byAdmin: boolean;
      /** Whether a time was agreed before. */
      wasAgreed: boolean;
      /** The time that is asked for, or was answered. */
      offeredAt: string | null;
      message: string | null;
    };
    /** Both calendars change: a time was agreed, moved or called off. */
    'appointment.booked': AppointmentEvent & { isOff: boolean };
    'appointment.reminder': AppointmentEvent;
    'appointment.attended': AppointmentEvent & {
      attendance: Attendance;
      objectUntil: string;
      chooseUntil: string | null;
      /** The client may take the money back. */
      isRefundable: boolean;
    };
    'appointment.refund_chosen': AppointmentEvent & { refundAt: string; byAdmin: boolean };
  }
}
