import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { dayTimeText, durationText } from '../time/format.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';
import { shortName } from '../users/short-name.ts';
import { isOff } from '@parley/contract/appointments/states.ts';
import { otherOf, otherSide, type Side } from '@parley/contract/sides.ts';
import { endedText, talkedMinutes } from './meeting-words.ts';
import { attendanceStatus, isMissed } from './status.ts';
import { WhatFollows } from './WhatFollows.tsx';

interface Props {
  appointment: Appointment;
  side: Side;
  zone: string;
  isJobOver: boolean;
  /** It ended while one looked on. */
  isFresh: boolean;
}

/** A consultation that is over: how long it was, who came, and what comes next. */
export function Ended({ appointment, side, zone, isJobOver, isFresh }: Props) {
  const { startsAt, minutes, status } = appointment;
  const talked = talkedMinutes(appointment);
  return (
    <section
      aria-label="The consultation"
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-lg border border-line bg-sheet p-5 shadow-sheet sm:p-7"
    >
      <div>
        <h2 ref={isFresh ? takeFocus : undefined} tabIndex={-1} className="text-3xl outline-none">
          Ended
        </h2>
        <p className="mt-2 max-w-[56ch] text-ink-2 tabular-nums">{endedText(appointment, zone)}</p>
      </div>
      <Facts
        facts={[
          [
            isOff(status) ? 'Asked for' : 'Agreed',
            `${dayTimeText(startsAt, zone)} your time, ${durationText(minutes)}`,
          ],
          ['You talked', talked === null ? null : durationText(talked)],
          ...(isOff(status) ? [] : whoCame(appointment, side)),
          ['Attendance', attendanceStatus(appointment, side)?.label ?? null],
        ]}
      />
      {isJobOver ? (
        <p className="max-w-[56ch] text-pretty text-ink-2">
          The job has ended as well. What you wrote stays in its chat, and so does what you sent.
        </p>
      ) : (
        !isOff(status) && <Next appointment={appointment} side={side} zone={zone} />
      )}
      <div className="flex flex-wrap gap-2.5">
        <LinkButton to={paths.job(appointment.jobId)}>Back to the job</LinkButton>
      </div>
    </section>
  );
}

/** What was done last has gone from the page, and the focus with it. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

function whoCame({ checkedIn, client, professional }: Appointment, side: Side) {
  const other = otherSide(side);
  const name = (other === 'client' ? client : professional).displayName;
  const came = (isHere: boolean) => (isHere ? 'checked in' : 'did not check in');
  return [
    ['You', came(checkedIn[side])],
    [name, came(checkedIn[other])],
  ] as const;
}

function Next({ appointment, side, zone }: Pick<Props, 'appointment' | 'side' | 'zone'>) {
  const name = shortName(otherOf(appointment, side).displayName);
  const job = (
    <Link to={paths.job(appointment.jobId)} className="underline">
      the job’s page
    </Link>
  );
  if (isMissed(appointment))
    return (
      <div className="grid gap-2">
        <h3>What comes next</h3>
        <WhatFollows appointment={appointment} side={side} zone={zone} />
        <p className="text-sm text-pretty text-ink-2">All of this is done on {job}.</p>
      </div>
    );
  return (
    <div>
      <h3 className="mb-2">What comes next</h3>
      <ul className="grid list-disc gap-1.5 pl-5 text-pretty text-ink-2">
        <li>
          {side === 'professional' ? (
            <>When the work is done, deliver it on {job}.</>
          ) : (
            <>
              {name} does the work and delivers it on {job}; you will hear of it.
            </>
          )}
        </li>
        <li>To talk again, plan another consultation there.</li>
        <li>What you wrote stays in the job’s chat, and so does what you sent.</li>
      </ul>
    </div>
  );
}
