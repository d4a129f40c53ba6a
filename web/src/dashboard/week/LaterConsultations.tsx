import { useLingui } from '@lingui/react/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { theirTime } from '../../time/both-times.ts';
import { nearDay, timeText } from '../../time/format.ts';
import { Countdown } from '../../time/Countdown.tsx';
import { Section } from '../../ui/Section.tsx';
import { shortName } from '../../users/short-name.ts';
import { UnpaidTag } from './UnpaidTag.tsx';
import { laterThanWeek } from './agenda.ts';

/** The consultations after this week, the next first, on both clocks; nothing while there are none. */
export function LaterConsultations({
  appointments,
  side,
}: {
  appointments: readonly Appointment[];
  side: Side;
}) {
  const { t } = useLingui();
  const later = laterThanWeek(appointments, useViewerZone(), useNow());
  if (later.length === 0) return null;
  return (
    <Section title={t`Later consultations`} small>
      <ul>
        {later.map((appointment) => (
          <Row key={appointment.id} appointment={appointment} side={side} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ appointment, side }: { appointment: Appointment; side: Side }) {
  const zone = useViewerZone();
  const now = useNow();
  const { t } = useLingui();
  const { id, jobId, title, startsAt } = appointment;
  const other = otherOf(appointment, side);
  const day = nearDay(startsAt, zone, now);
  const [there, name] = [theirTime(startsAt, zone, other.timeZone), shortName(other.displayName)];
  return (
    <li className="relative grid grid-cols-[min(5.6rem,34%)_minmax(0,1fr)] gap-x-4 border-b border-line py-4 hover:bg-well/40">
      <p className="tabular-nums">
        <b className="block font-display text-xl leading-none font-semibold tracking-tight">
          {timeText(startsAt, zone)}
        </b>
        <span className="mt-1 block text-sm text-ink-3 first-letter:uppercase">{day}</span>
      </p>
      <div className="min-w-0">
        <h3 className="wrap-anywhere">
          <Link to={paths.consultation(jobId, id)} className="after:absolute after:inset-0">
            {other.displayName}
          </Link>
        </h3>
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-3">{title}</p>
        <p className="mt-0.5 text-sm text-ink-3 tabular-nums">
          <b className="font-medium text-time-ink">
            <Countdown to={startsAt} />
          </b>
          {there !== null && ` · ${t`${there} for ${name}`}`}
        </p>
        <UnpaidTag appointment={appointment} side={side} />
      </div>
    </li>
  );
}
