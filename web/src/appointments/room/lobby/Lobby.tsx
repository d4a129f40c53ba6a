import { Trans, useLingui } from '@lingui/react/macro';
import { whyNotEnter } from '@parley/contract/appointments/rules.ts';
import { otherOf } from '@parley/contract/sides.ts';
import { useNow } from '../../../platform/now.ts';
import { consultationText } from '../../../services/price.ts';
import { BothTimes } from '../../../time/BothTimes.tsx';
import { untilText } from '../../../time/deadlines.ts';
import { timeText } from '../../../time/format.ts';
import { shortName } from '../../../users/short-name.ts';
import { focusFallback } from '../../../ui/form/focus-fallback.ts';
import { AddToCalendar } from '../../calendar/AddToCalendar.tsx';
import { DeviceRows } from '../media/DeviceRows.tsx';
import { Preview } from './Preview.tsx';
import { RoomEntry, type RoomEntryProps } from '../RoomEntry.tsx';

/** Before the call: when it starts, whether everything works, who has joined, and the button to join. */
export function Lobby(props: RoomEntryProps) {
  const { meeting, side, zone, localMedia } = props;
  const { appointment } = meeting;
  const { minutes, priceCents } = appointment;
  const other = otherOf(appointment, side);
  const isOpen = whyNotEnter(meeting) === null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
      {/* First, so that a phone shows the button to join without scrolling. */}
      <div className="lg:order-2">
        <RoomEntry {...props} />
      </div>
      <section
        ref={focusFallback}
        aria-labelledby="check-in"
        className="grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-6 rounded-lg border border-line bg-sheet p-5 shadow-sheet sm:p-7 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
      >
        <h2 id="check-in" className="sr-only">
          <Trans>Check-in</Trans>
        </h2>
        <div className="grid content-start gap-5">
          <Preview localMedia={localMedia} me={appointment[side]} />
          <BothTimes
            at={appointment.startsAt}
            viewerZone={zone}
            otherZone={other.timeZone}
            otherName={shortName(other.displayName)}
          />
          <p className="-mt-3 text-sm text-ink-3">{consultationText(minutes, priceCents)}</p>
          {meeting.state === 'EARLY' && appointment.agreedAt !== null && (
            <div className="-mt-2 -ml-3">
              <AddToCalendar id={appointment.id} />
            </div>
          )}
        </div>
        <div>
          <Start meeting={meeting} zone={zone} />
          <DeviceRows localMedia={localMedia} appointmentId={appointment.id} isOpen={isOpen} />
        </div>
      </section>
    </div>
  );
}

function Start({ meeting: { appointment, state }, zone }: Pick<RoomEntryProps, 'meeting' | 'zone'>) {
  const now = useNow();
  const { t } = useLingui();
  const [start, end] = [timeText(appointment.startsAt, zone), timeText(appointment.endsAt, zone)];
  const isBegun = Date.parse(now) >= Date.parse(appointment.startsAt);
  const [name, big] =
    state === 'LIVE'
      ? [t`The call is live`, t`Ends ${end}`]
      : isBegun
        ? [t`Scheduled for`, start]
        : [t`Starts`, untilText(appointment.startsAt, now)];
  return (
    <p className="mb-4 flex flex-col tabular-nums">
      <span className="text-ink-3">{name}</span>
      <b className="font-display text-2xl font-bold tracking-tight">{big}</b>
    </p>
  );
}
