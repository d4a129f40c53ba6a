import { Trans, useLingui } from '@lingui/react/macro';
import { isoOf } from '@parley/contract/availability/intervals.ts';
import { cityOf } from '@parley/contract/time.ts';
import { clocksDiffer, plainDayText } from '../format.ts';
import { DayBand } from './DayBand.tsx';
import { HourAxis } from './HourAxis.tsx';
import type { OpenDay } from './opened-day.ts';
import { spansText } from './card-words.ts';

interface Props {
  opened: OpenDay;
  zone: string;
  now: string;
  /** On the large one, whose clock stands at the lower edge. */
  other?: { name: string; timeZone: string };
}

/** A day opened to its hours, with the clocks at its edges. */
export function OpenedDay({ opened, zone, now, other }: Props) {
  const { t } = useLingui();
  const { day } = opened;
  const [city, text] = [cityOf(zone), other ? 'text-sm' : 'text-xs'];
  return (
    <div aria-hidden="true" className="grid gap-1 tabular-nums">
      <p className={`flex flex-wrap justify-between gap-x-3 ${text}`}>
        <DayTitle opened={opened} zone={zone} />
      </p>
      {other && (
        <>
          <Whose text={t`You, ${city}`} />
          <HourAxis day={day} zone={zone} />
        </>
      )}
      <DayBand {...opened} now={now} look={other ? 'h-11 rounded-[7px]' : 'h-[22px] rounded-[5px]'} />
      {other ? <TheirAxis opened={opened} zone={zone} {...other} /> : <HourAxis day={day} zone={zone} />}
    </div>
  );
}

function DayTitle({ opened: { day, isBest, free }, zone }: Pick<Props, 'opened' | 'zone'>) {
  const date = plainDayText(day.date);
  const hours = spansText(isBest ? day.inCommon : free, zone);
  return (
    <>
      <b className="font-semibold">{isBest ? <Trans>{date}, best day</Trans> : date}</b>
      <span className="text-ink-3">{isBest ? hours : <Trans>{hours}, in your night</Trans>}</span>
    </>
  );
}

function TheirAxis({
  opened: { day },
  zone,
  name,
  timeZone,
}: Omit<Props, 'now' | 'other'> & NonNullable<Props['other']>) {
  const { t } = useLingui();
  if (!clocksDiffer(isoOf(day.whole.start), zone, timeZone)) return null;
  const city = cityOf(timeZone);
  return (
    <>
      <HourAxis day={day} zone={zone} shownIn={timeZone} />
      <Whose text={t`${name}, ${city}`} />
    </>
  );
}

function Whose({ text }: { text: string }) {
  return <span className="text-xs font-semibold text-ink-2">{text}</span>;
}
