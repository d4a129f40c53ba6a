import { Trans, useLingui } from '@lingui/react/macro';
import { type Interval, isoOf, merged, spanOf } from '@parley/contract/availability/intervals.ts';
import { readerWeek, weekInCommon } from '@parley/contract/availability/week-in-common.ts';
import { cityOf } from '@parley/contract/time.ts';
import type { Person } from '@parley/contract/users/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { hoursText, timeText } from '../../time/format.ts';
import { DayBand } from '../../time/ribbon/DayBand.tsx';
import { HourAxis } from '../../time/ribbon/HourAxis.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { shortName } from '../../users/short-name.ts';

/** The working day of the example, in hours of the reader's clock. */
const [FROM, TO] = [9, 17];

/** How the reader's working day looks on the clocks of clients who are looking for somebody now. */
export function ClientDays({
  clients,
}: {
  clients: readonly Pick<Person, 'id' | 'displayName' | 'avatarUrl' | 'timeZone'>[];
}) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const now = useNow();
  if (clients.length === 0) return null;
  const working = workingDays(now, zone);
  const [city, from, to] = [cityOf(zone), ...edgesOf(working[1], zone)];
  return (
    <section aria-labelledby="clocks" className="border-t border-line py-12 md:py-14">
      <h2 id="clocks" className="text-2xl md:text-3xl">
        <Trans>Your hours, on your clients’ clocks</Trans>
      </h2>
      <p className="mt-2 max-w-[62ch] text-pretty text-ink-2">
        <Trans>
          Say when you work, once. Each client sees it in their own time. {from} to {to} in {city} looks like
          this to clients who are looking for someone right now:
        </Trans>
      </p>
      <ul className="mt-7 grid gap-x-14 gap-y-7 md:grid-cols-2">
        {clients.map(({ id, displayName, avatarUrl, timeZone }) => {
          // Tomorrow, which is whole.
          const day = weekInCommon(working, readerWeek(now, timeZone)).days[1];
          if (!day) return null;
          const [name, theirs] = [shortName(displayName), cityOf(timeZone)];
          const hours = hoursText(day.minutes);
          return (
            <li
              key={id}
              className="grid min-w-0 grid-cols-[44px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2"
            >
              <Avatar name={displayName} url={avatarUrl} />
              <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
                <b className="font-semibold">
                  {name}, {theirs}
                </b>
                <span className="text-ink-2">
                  {day.minutes > 0 ? t`${hours} in common` : t`Nothing in common`}
                </span>
              </p>
              <div aria-hidden="true" className="col-span-2 grid gap-1">
                <DayBand day={day} free={merged(working.map(spanOf))} now={now} look="h-8 rounded-[6px]" />
                <HourAxis day={day} zone={timeZone} />
              </div>
            </li>
          );
        })}
      </ul>
      <p className="mt-6">
        <Link to={paths.jobPostings()} className="text-ink-2 underline underline-offset-3">
          <Trans>See their job postings</Trans>
        </Link>
      </p>
    </section>
  );
}

/** From yesterday on, because a client's tomorrow may begin before the reader's. */
function workingDays(now: string, zone: string): Interval[] {
  const today = Temporal.Instant.from(now).toZonedDateTimeISO(zone).toPlainDate();
  const at = (days: number, hour: number) =>
    isoOf(
      today.add({ days }).toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from({ hour }) })
        .epochMilliseconds,
    );
  return [-1, 0, 1, 2, 3].map((days) => ({ from: at(days, FROM), to: at(days, TO) }));
}

function edgesOf(day: Interval | undefined, zone: string): [from: string, to: string] {
  return day ? [timeText(day.from, zone), timeText(day.to, zone)] : ['', ''];
}
