import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { dateOf } from '../../time/format.ts';
import { weekFrom } from '../../time/slots/weeks.ts';

/** What a day of the week has: consultations and deadlines by time. */
export interface AgendaDay {
  date: string;
  items: AgendaItem[];
}
export type AgendaItem = { at: string } & (
  | { appointment: Appointment; need?: undefined }
  | { need: Need; appointment?: undefined }
);

/** The next seven days of the reader, each with its consultations and deadlines in order. */
export function agendaDays(
  { appointments, needs }: { appointments: readonly Appointment[]; needs: readonly Need[] },
  zone: string,
  now: string,
): AgendaDay[] {
  const items: AgendaItem[] = [
    ...appointments.map((appointment) => ({ at: appointment.startsAt, appointment })),
    // A consultation to join is its own item.
    ...needs.flatMap((need) =>
      need.dueAt === null || need.kind === 'join_consultation' ? [] : [{ at: need.dueAt, need }],
    ),
  ];
  const ordered = items.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return weekFrom(dateOf(now, zone), zone).days.map((date) => ({
    date,
    items: ordered.filter(({ at }) => dateOf(at, zone) === date),
  }));
}

/** The consultations after those seven days. */
export function laterThanWeek(
  appointments: readonly Appointment[],
  zone: string,
  now: string,
): Appointment[] {
  const week = new Set(weekFrom(dateOf(now, zone), zone).days);
  return appointments.filter(({ startsAt }) => !week.has(dateOf(startsAt, zone)));
}
