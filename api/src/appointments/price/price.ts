import { isEarned, payByOf, SETTLE_AFTER_HOURS } from '@parley/contract/appointments/price.ts';
import {
  callOffCost,
  type CancellationHours,
  cancelUntilAfterMove,
  cancelUntilOf,
} from '@parley/contract/appointments/cancel.ts';
import type { Attendance } from '@parley/contract/appointments/states.ts';
import { otherSide, sideOfRole, type Side, type SideRole } from '@parley/contract/sides.ts';
import { earliest, hoursAfter } from '../../platform/clock.ts';
import type { AppointmentRow } from '../queries.ts';

interface Terms {
  consultationPriceCents: number;
  cancellationHours: CancellationHours;
  creditConsultation: boolean;
  /** Booked by the client, without anybody accepting. */
  isInstant?: boolean;
}

/** The columns of a consultation's price, under the rule it was asked for. */
export function agreedPrice(terms: Terms, agreedAt: string, startsAt: string) {
  const { consultationPriceCents: priceCents, cancellationHours, creditConsultation } = terms;
  if (priceCents === 0) return {};
  const payBy = payByOf(agreedAt, startsAt, terms.isInstant);
  return {
    priceCents,
    cancellationHours,
    creditConsultation,
    payBy,
    remindAt: payReminder(agreedAt, payBy),
    cancelUntil: cancelUntilOf(agreedAt, startsAt, cancellationHours),
  };
}

const REMIND_BEFORE_HOURS = 2;

/** What is reminded of first: a payment that is due, then the consultation itself. */
const payReminder = (now: string, payBy: string): string | null => {
  const at = hoursAfter(payBy, -REMIND_BEFORE_HOURS);
  return at > now ? at : null;
};

/** A move takes the money along: it asks for no other payment, and one that is due is due no later than it was. */
export function movedPrice(row: AppointmentRow, startsAt: string, now: string) {
  const { cancelUntil, cancellationHours: hours, payBy, turn } = row;
  if (cancelUntil === null || hours === null || turn === null) return {};
  const requestedBy = otherSide(sideOfRole(turn));
  return {
    cancelUntil: cancelUntilAfterMove({ cancelUntil, hours, requestedBy }, startsAt, now),
    ...(payBy !== null && duePayment(now, earliest(payBy, payByOf(now, startsAt)))),
  };
}

const duePayment = (now: string, payBy: string) => ({ payBy, remindAt: payReminder(now, payBy) });

/** When the money of a consultation moves, and whose it is then. */
export interface Settling {
  settleAt: string;
  settleTo: SideRole;
}

type PricedRow = Pick<AppointmentRow, 'cancelUntil' | 'endsAt'> & {
  /** What is held of it now: nothing before it is paid, nor once all of it was given back. */
  heldCents: number;
};

/** After it was called off, by a side, or (null) by the clock or an admin; null where nothing is held. */
export function settlingAfterCallOff(row: PricedRow, by: Side | null, now: string): Settling | null {
  if (row.heldCents === 0) return null;
  const cost = callOffCost(row, by, now);
  return cost.toProfessionalCents > 0
    ? { settleAt: hoursAfter(row.endsAt, SETTLE_AFTER_HOURS), settleTo: 'PROFESSIONAL' }
    : { settleAt: now, settleTo: 'CLIENT' };
}

/** After the attendance was decided; null where nothing is held. */
export function settlingAfter(row: PricedRow, attendance: Attendance): Settling | null {
  if (row.heldCents === 0) return null;
  const settleTo = isEarned(attendance) ? 'PROFESSIONAL' : 'CLIENT';
  return { settleAt: hoursAfter(row.endsAt, SETTLE_AFTER_HOURS), settleTo };
}
