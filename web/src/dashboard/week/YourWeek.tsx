import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Dashboard } from '@parley/contract/dashboard/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useNow } from '../../platform/now.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { theirTime } from '../../time/both-times.ts';
import { dateOf, plainDayText, timeText } from '../../time/format.ts';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { Section } from '../../ui/Section.tsx';
import { shortName } from '../../users/short-name.ts';
import { needLabel } from '../needs/need-label.ts';
import { freeDays, type FreeStarts } from './free-days.ts';
import { UnpaidTag } from './UnpaidTag.tsx';
import { agendaDays, type AgendaItem } from './agenda.ts';

interface Props {
  dashboard: Pick<Dashboard, 'upcoming' | 'needsYou'>;
  side: Side;
  /** When clients can still book a consultation; null for clients. */
  free: Result<FreeStarts> | null;
}

/** The next seven days: consultations and deadlines, and for professionals the times that can still be booked. */
export function YourWeek({ dashboard: { upcoming, needsYou }, side, free }: Props) {
  const { t } = useLingui();
  const [zone, now] = [useViewerZone(), useNow()];
  const today = dateOf(now, zone);
  const ranges = free?.ok ? freeDays(free.data, zone, now) : null;
  return (
    <Section
      title={t`Your week`}
      small
      end={
        free && (
          <Link to={paths.settings('availability')} className="underline hover:text-ink">
            <Trans>Your hours</Trans>
          </Link>
        )
      }
    >
      {upcoming.length === 0 && (
        <p className="border-b border-line py-4 text-ink-3">
          <Trans>No consultations booked. They’ll appear here.</Trans>
        </p>
      )}
      {free?.ok === false && <LoadError title={t`We couldn’t load your free times`} refusal={free} />}
      <dl className="text-sm tabular-nums">
        {agendaDays({ appointments: upcoming, needs: needsYou }, zone, now).map(({ date, items }, index) => (
          <Day key={date} name={date === today ? t`Today` : plainDayText(date)}>
            {items.map((item) => (
              <Item key={keyOf(item)} item={item} side={side} />
            ))}
            {ranges && <Free ranges={ranges[index]?.ranges ?? []} />}
            {!ranges && items.length === 0 && <Nothing />}
          </Day>
        ))}
      </dl>
    </Section>
  );
}

const keyOf = ({ appointment, need }: AgendaItem) =>
  appointment?.id ?? `${need?.kind} ${need?.url} ${need?.text}`;

function Day({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[min(5.6rem,26%)_minmax(0,1fr)] items-baseline gap-x-4 border-b border-line py-2.5">
      <dt className="text-ink-3">{name}</dt>
      <dd className="grid min-w-0 gap-2">{children}</dd>
    </div>
  );
}

function Item({ item: { at, appointment, need }, side }: { item: AgendaItem; side: Side }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const time = timeText(at, zone);
  return (
    <div className="grid grid-cols-[min(4.8rem,32%)_minmax(0,1fr)] items-baseline gap-x-2">
      <time dateTime={at} className={appointment ? 'font-semibold' : 'text-ink-3'}>
        {appointment ? time : t`by ${time}`}
      </time>
      {appointment ? (
        <Consultation appointment={appointment} side={side} />
      ) : (
        <div className="min-w-0">
          <Link
            to={need.url}
            aria-label={needLabel(need)}
            className="wrap-anywhere text-ink-2 hover:text-ink"
          >
            {need.action}
          </Link>
          <p className="wrap-anywhere text-ink-3">{need.text}</p>
        </div>
      )}
    </div>
  );
}

function Consultation({ appointment, side }: { appointment: Appointment; side: Side }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { id, jobId, startsAt } = appointment;
  const other = otherOf(appointment, side);
  const name = shortName(other.displayName);
  const there = theirTime(startsAt, zone, other.timeZone);
  return (
    <div className="min-w-0">
      <Link to={paths.consultation(jobId, id)} className="font-semibold wrap-anywhere">
        {t`Consultation with ${name}`}
      </Link>
      {there !== null && <p className="text-ink-3">{t`${there} for ${name}`}</p>}
      <UnpaidTag appointment={appointment} side={side} />
    </div>
  );
}

function Free({ ranges }: { ranges: readonly string[] }) {
  const { t } = useLingui();
  const times = ranges.join(', ');
  return <p className="text-ink-3">{ranges.length === 0 ? t`Not available` : t`Available ${times}`}</p>;
}

function Nothing() {
  const { t } = useLingui();
  return (
    <span className="text-ink-3">
      <span aria-hidden>–</span>
      <span className="sr-only">{t`Nothing`}</span>
    </span>
  );
}
