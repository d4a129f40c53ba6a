import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useNow } from '../../platform/now.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { CustomTime } from './CustomTime.tsx';
import { BothTimes } from '../BothTimes.tsx';
import { clocksDiffer, dateOf, nearDay } from '../format.ts';
import { OwnBusyNote } from './OwnBusyNote.tsx';
import { SlotGrid } from './SlotGrid.tsx';
import { SlotsSkeleton } from './SlotsSkeleton.tsx';
import { useSlots } from './use-slots.ts';
import { addDays, byDay, weekFrom, weekOf } from './weeks.ts';
import { WeekPager } from './WeekPager.tsx';

interface Props {
  /** Whose free times are shown. */
  userId: string;
  minutes: number;
  value: string | null;
  onChange: (startsAt: string) => void;
  viewerZone: string;
  otherZone: string;
  /** What to call the other person in a sentence. */
  otherName: string;
  /** A professional may also offer a free time outside the published hours. */
  allowsCustomTime?: boolean;
}

/** Picks a time for a consultation: a week of free times, shown on both clocks. */
export function SlotPicker({ userId, minutes, value, onChange, allowsCustomTime = false, ...people }: Props) {
  const { t } = useLingui();
  const { viewerZone, otherZone, otherName } = people;
  const now = useNow();
  const today = dateOf(now, viewerZone);
  const [pickedDay, setPickedDay] = useState(() =>
    value ? weekOf(dateOf(value, viewerZone), today) : today,
  );
  const firstDay = pickedDay < today ? today : pickedDay;
  const week = weekFrom(firstDay, viewerZone);
  const [slots, retry] = useSlots({ userId, minutes, zone: viewerZone }, firstDay);
  const [cameByKey, setCameByKey] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  const goTo = (day: string, byKey = false) => {
    setCameByKey(byKey);
    setPickedDay(day);
    // The grid unmounts while the next week loads, so park the focus on the frame.
    if (byKey) frame.current?.focus();
  };
  const turn = (weeks: number, byKey = false) => {
    const day = addDays(firstDay, weeks * 7);
    if (firstDay > today || weeks > 0) goTo(day < today ? today : day, byKey);
  };
  const turnByKey = (event: KeyboardEvent) => {
    const weeks = { PageDown: 1, PageUp: -1 }[event.key];
    if (weeks === undefined) return;
    event.preventDefault();
    turn(weeks, true);
  };
  return (
    <div className="grid gap-4">
      <WeekPager
        days={week.days}
        zone={viewerZone}
        showsZone={clocksDiffer(week.from, viewerZone, otherZone)}
        isFirst={firstDay === today}
        onTurn={(weeks) => turn(weeks)}
      />
      {/* Page Up and Page Down also work while the week is empty; the pager has buttons for the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={frame} tabIndex={-1} onKeyDown={turnByKey} className="min-h-52">
        {slots.state === 'loading' && <SlotsSkeleton />}
        {slots.state === 'failed' && (
          <ErrorState title={t`We couldn’t load the free times`} message={slots.message} onRetry={retry} />
        )}
        {slots.state === 'ready' && slots.slots.length === 0 && (
          <NoFreeTime next={slots.next} zone={viewerZone} now={now} onGo={(day) => goTo(day, true)} />
        )}
        {slots.state === 'ready' && slots.slots.length > 0 && (
          <SlotGrid
            key={firstDay}
            days={byDay(slots.slots, week, viewerZone)}
            value={value}
            onChange={onChange}
            takesFocus={cameByKey}
            {...people}
          />
        )}
      </div>
      {allowsCustomTime && <CustomTime now={now} zone={viewerZone} onChange={onChange} />}
      <div aria-live="polite" className="empty:-mt-4">
        {value !== null && (
          <>
            <BothTimes at={value} viewerZone={viewerZone} otherZone={otherZone} otherName={otherName} />
            <OwnBusyNote at={value} minutes={minutes} />
          </>
        )}
      </div>
    </div>
  );
}

interface NoFreeTimeProps {
  next: string | null;
  zone: string;
  now: string;
  onGo: (day: string) => void;
}

function NoFreeTime({ next, zone, now, onGo }: NoFreeTimeProps) {
  const day = next && nearDay(next, zone, now);
  return (
    <div className="border-t border-line py-8">
      <p className="font-semibold">
        <Trans>No free times this week.</Trans>
      </p>
      {next === null ? (
        <p className="mt-1 text-ink-3">
          <Trans>None in the following two months either.</Trans>
        </p>
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <span>
            <Trans>Next: {day}</Trans>
          </span>
          <Button kind="quiet" small onClick={() => onGo(dateOf(next, zone))}>
            <Trans>Go to the first free week</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
