import { Trans, useLingui } from '@lingui/react/macro';
import type { WeekInCommon } from '@parley/contract/availability/week-in-common.ts';
import { Fragment, type ReactNode } from 'react';
import { hoursText, quarterHours, shortWeekday } from '../format.ts';
import { DayBar } from './DayBar.tsx';
import type { RibbonProps } from './WeekRibbon.tsx';
import { isByDay, nextText } from './card-words.ts';
import { LEAST } from './least.ts';
import { spokenWeek } from './words.ts';

const LOOKS = {
  card: {
    gap: 'gap-3',
    days: 'gap-x-1.5 text-[min(0.78125rem,4.3cqi)] leading-[1.4]',
    bar: 'h-[34px]',
    sum: 'text-lg',
    head: 'flex-col text-sm',
  },
  large: {
    gap: 'gap-5',
    days: 'gap-x-2 text-[min(0.84375rem,4.7cqi)] leading-normal sm:gap-x-2.5',
    bar: 'h-[72px]',
    sum: 'text-2xl',
    head: '',
  },
};

interface Props extends RibbonProps {
  week: WeekInCommon;
  size: keyof typeof LOOKS;
  /** The opened day. */
  children: ReactNode;
}

/** The week's sum, the next time and the seven days. */
export function RibbonFrame({ of, zone, now, week, size, children }: Props) {
  const look = LOOKS[size];
  const { nextAvailableAt: next } = of;
  return (
    <div className={`@container grid w-full grid-cols-[minmax(0,1fr)] ${look.gap}`}>
      <p className="sr-only">{spokenWeek(of, week, zone, now)}</p>
      <p
        aria-hidden="true"
        className={`flex flex-wrap items-baseline justify-between gap-x-3 text-ink-2 tabular-nums ${look.head}`}
      >
        <Sum minutes={week.minutes} look={look.sum} />
        {/* What is free next only while the reader sleeps isn't worth a strong word. */}
        <span className={next !== null && isByDay(next, zone) ? 'font-semibold text-time-ink' : 'text-ink-3'}>
          {nextText(of, zone, now)}
        </span>
      </p>
      <Days week={week} look={look} />
      {children}
    </div>
  );
}

function Sum({ minutes, look }: { minutes: number; look: string }) {
  const hours = hoursText(minutes);
  if (minutes < LEAST)
    return (
      <span>
        <Trans>Nothing in common this week</Trans>
      </span>
    );
  return (
    <span>
      <Trans>
        <b className={`mr-0.5 font-display font-semibold tracking-tight text-ink ${look}`}>{hours}</b> in
        common this week
      </Trans>
    </span>
  );
}

function Days({ week: { days, best }, look }: { week: WeekInCommon; look: { days: string; bar: string } }) {
  const { t } = useLingui();
  return (
    <div
      aria-hidden="true"
      className={`grid grid-flow-col grid-cols-7 grid-rows-[auto_auto_auto] gap-y-1 text-center tabular-nums ${look.days}`}
    >
      {days.map((day, index) => (
        <Fragment key={day.date}>
          <span
            className={`justify-self-center whitespace-nowrap ${day === best ? 'font-semibold text-ink' : 'text-ink-3'}`}
          >
            {index === 0 ? t`Today` : shortWeekday(day.weekday)}
          </span>
          <DayBar day={day} isBest={day === best} look={`rounded-[5px] ${look.bar}`} />
          {day.minutes < LEAST ? (
            <span className="text-ink-3">–</span>
          ) : (
            <b className="font-semibold">{quarterHours(day.minutes)}</b>
          )}
        </Fragment>
      ))}
    </div>
  );
}
