import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Dashboard, Need } from '@parley/contract/dashboard/schemas.ts';
import { paths } from '../../paths.ts';

interface Current {
  appointment: Appointment;
  /** The words of its button. */
  action: string;
}

/** The consultations that are about to start or running, and everything else that needs attention. */
export function splitNow({ needsYou, upcoming }: Pick<Dashboard, 'needsYou' | 'upcoming'>): {
  current: Current[];
  queue: Need[];
} {
  const current = needsYou.flatMap((need) => {
    const appointment = appointmentOf(need, upcoming);
    return appointment ? [{ appointment, action: need.action, need }] : [];
  });
  const shown = new Set(current.map(({ need }) => need));
  return { current, queue: needsYou.filter((need) => !shown.has(need)) };
}

/** One whose planned end has passed stays in the queue until its room closes. */
const appointmentOf = ({ kind, url }: Need, upcoming: readonly Appointment[]) =>
  kind === 'join_consultation'
    ? upcoming.find(({ jobId, id }) => paths.consultation(jobId, id) === url)
    : undefined;
