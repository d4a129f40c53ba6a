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
  /** The agreed time; if there never was one, the last offered. */
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
      /** An admin did it on behalf of that side. */
      byAdmin: boolean;
      /** Whether a time was agreed before. */
      wasAgreed: boolean;
      /** The requested time. */
      offeredAt: string | null;
      message: string | null;
    };
    /** A time was agreed, moved or cancelled: both calendars change. */
    'appointment.booked': AppointmentEvent & { isOff: boolean };
    'appointment.reminder': AppointmentEvent;
    'appointment.attended': AppointmentEvent & {
      attendance: Attendance;
      objectUntil: string | null;
      chooseUntil: string | null;
      /** The client may take the money back. */
      isRefundable: boolean;
    };
    'appointment.refund_chosen': AppointmentEvent & { refundAt: string; byAdmin: boolean };
  }
}
