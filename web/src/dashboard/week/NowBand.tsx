import { Trans, useLingui } from '@lingui/react/macro';
import { roomTimes } from '@parley/contract/appointments/rules.ts';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { isPast } from '@parley/contract/moves.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { useId } from 'react';
import { paths } from '../../paths.ts';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { consultationText } from '../../services/price.ts';
import { bothTimes, type ClockFace } from '../../time/both-times.ts';
import { Countdown } from '../../time/Countdown.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { shortName } from '../../users/short-name.ts';
import { UnpaidTag } from './UnpaidTag.tsx';

interface Props {
  appointment: Appointment;
  side: Side;
  /** The words of the one button. */
  action: string;
}

/** A consultation that is about to start or running: the time left, both clocks and the way in. */
export function NowBand({ appointment, side, action }: Props) {
  const heading = useId();
  const zone = useViewerZone();
  const { id, jobId, title, startsAt, minutes, priceCents } = appointment;
  const other = otherOf(appointment, side);
  const { displayName } = other;
  const { mine, theirs } = bothTimes(startsAt, zone, other.timeZone, shortName(displayName));
  return (
    <section
      aria-labelledby={heading}
      className="mb-10 grid items-center gap-x-8 gap-y-4 rounded-lg border border-l-4 border-line border-l-time bg-sheet p-5 shadow-sheet sm:p-6 md:grid-cols-[auto_minmax(0,1fr)_auto_auto]"
    >
      <p className="tabular-nums">
        <b className="block font-display text-2xl font-bold tracking-tight text-time-ink">
          <Countdown to={startsAt} />
        </b>
        <RoomOpens appointment={appointment} />
      </p>
      <div className="min-w-0">
        <h2 id={heading} className="text-lg wrap-anywhere">
          <Trans>Consultation with {displayName}</Trans>
        </h2>
        <p className="text-sm wrap-anywhere text-ink-3">
          {title} · {consultationText(minutes, priceCents)}
        </p>
        <UnpaidTag appointment={appointment} side={side} />
      </div>
      <dl className="flex gap-6 text-sm tabular-nums">
        {[mine, theirs].map((face) => face && <Face key={face.label} face={face} />)}
      </dl>
      <div>
        <LinkButton kind="time" to={paths.consultation(jobId, id)}>
          {action}
        </LinkButton>
      </div>
    </section>
  );
}

function RoomOpens({ appointment }: { appointment: Appointment }) {
  const { t } = useLingui();
  const { opensAt } = roomTimes(appointment);
  return (
    <span className="text-sm text-ink-3">
      {isPast(opensAt, useNow()) ? (
        t`the room is open`
      ) : (
        <Trans>
          room opens <Countdown to={opensAt} />
        </Trans>
      )}
    </span>
  );
}

function Face({ face: { label, time } }: { face: ClockFace }) {
  return (
    <div>
      <dt className="text-ink-3">{label}</dt>
      <dd className="font-display text-xl font-semibold tracking-tight">{time}</dd>
    </div>
  );
}
