import { otherOf } from '@parley/contract/sides.ts';
import { useNow } from '../../../platform/now.ts';
import { BothTimes } from '../../../time/BothTimes.tsx';
import { durationText, timeText, untilText } from '../../../time/format.ts';
import { shortName } from '../../../users/short-name.ts';
import { AddToCalendar } from '../../calendar/AddToCalendar.tsx';
import { DeviceRows } from '../media/DeviceRows.tsx';
import { Preview } from './Preview.tsx';
import { WayIn, type WayInProps } from '../RoomEntry.tsx';

/** Before the call: when it begins, whether everything works, who is there, and the way in. */
export function Lobby(props: Omit<WayInProps, 'isOpen'>) {
  const { meeting, side, zone, own } = props;
  const { appointment } = meeting;
  const other = otherOf(appointment, side);
  const isOpen = meeting.state === 'OPEN' || meeting.state === 'LIVE';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
      {/* First, so that a phone shows the way in without scrolling. */}
      <div className="lg:order-2">
        <WayIn {...props} isOpen={isOpen} />
      </div>
      <section
        aria-label="Check-in"
        className="grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-6 rounded-lg border border-line bg-sheet p-5 shadow-sheet sm:p-7 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
      >
        <div className="grid content-start gap-5">
          <Preview own={own} name={appointment[side].displayName} />
          <BothTimes
            at={appointment.startsAt}
            viewerZone={zone}
            otherZone={other.timeZone}
            otherName={shortName(other.displayName)}
          />
          <p className="-mt-3 text-sm text-ink-3">{durationText(appointment.minutes)} agreed</p>
          {meeting.state === 'EARLY' && appointment.agreedAt !== null && (
            <div className="-mt-2 -ml-3">
              <AddToCalendar id={appointment.id} />
            </div>
          )}
        </div>
        <div>
          <Start meeting={meeting} zone={zone} />
          <DeviceRows own={own} appointmentId={appointment.id} isOpen={isOpen} />
        </div>
      </section>
    </div>
  );
}

function Start({ meeting: { appointment, state }, zone }: Pick<WayInProps, 'meeting' | 'zone'>) {
  const now = useNow();
  const isBegun = Date.parse(now) >= Date.parse(appointment.startsAt);
  const [name, big] =
    state === 'LIVE'
      ? ['The call is on', `Ends ${timeText(appointment.endsAt, zone)}`]
      : isBegun
        ? ['It was to begin at', timeText(appointment.startsAt, zone)]
        : ['You start', untilText(appointment.startsAt, now)];
  return (
    <p className="mb-4 flex flex-col tabular-nums">
      <span className="text-ink-3">{name}</span>
      <b className="font-display text-2xl font-bold tracking-tight">{big}</b>
    </p>
  );
}
