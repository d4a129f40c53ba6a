import type {
  AppointmentAction,
  AppointmentStatus,
  Attendance,
} from '@parley/contract/appointments/states.ts';
import type { Rhythm, SeriesAction } from '@parley/contract/appointments/series/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { Settling } from './price/price.ts';

export interface SeriesEvent {
  seriesId: string;
  jobId: string;
  clientId: string;
  professionalId: string;
  title: string;
  rhythm: Rhythm;
  /** What it is about: all of them, or those called off. */
  count: number;
  firstAt: string;
  lastAt: string;
  expiresAt: string;
  message: string | null;
}

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
      /** What becomes of its money, if it was paid and is called off. */
      settling: Settling | null;
      /** It was never paid within its time. */
      isUnpaid: boolean;
      /** Along with others of its series, of which people are told once. */
      isWithSeries: boolean;
    };
    'series.moved': SeriesEvent & {
      action: 'ask' | SeriesAction;
      by: Side | 'clock';
      /** An admin did it on behalf of that side. */
      byAdmin: boolean;
    };
    /** Several times were agreed or called off together: both calendars change. */
    'series.booked': Pick<SeriesEvent, 'clientId' | 'professionalId'> & {
      appointmentIds: readonly string[];
      isOff: boolean;
    };
    /** A time was agreed, moved or cancelled: both calendars change. */
    'appointment.booked': AppointmentEvent & { isOff: boolean; priceCents: number; isWithSeries: boolean };
    'appointment.pay_reminder': AppointmentEvent & { priceCents: number; payBy: string };
    /** A priced one was paid, so that it takes place. */
    'appointment.paid': AppointmentEvent & { priceCents: number };
    /** An admin decided about the money of a contested one. */
    'appointment.decided': AppointmentEvent & { reason: string };
    /** Somebody objects to what was recorded. The money of a priced one waits for an admin. */
    'appointment.objected': AppointmentEvent & {
      by: Side;
      byAdmin: boolean;
      reason: string;
      isPriced: boolean;
    };
    'appointment.reminder': AppointmentEvent;
    'appointment.attended': AppointmentEvent & {
      attendance: Attendance;
      objectUntil: string | null;
      chooseUntil: string | null;
      /** What becomes of its money, if it was paid. */
      settling: Settling | null;
      /** The client may take the money back. */
      isRefundable: boolean;
    };
    'appointment.refund_chosen': AppointmentEvent & { refundAt: string; byAdmin: boolean };
  }
}
