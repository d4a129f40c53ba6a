import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { clockHours } from '../../platform/language/i18n.ts';
import { useNow } from '../../platform/now.ts';
import { useUser } from '../../platform/session/session.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { BothTimes } from '../BothTimes.tsx';
import { clocksDiffer, dateOf } from '../format.ts';
import { type Board, boardOf } from './week/board.ts';
import { CustomTime } from './CustomTime.tsx';
import { FineTune } from './picked/FineTune.tsx';
import { MonthGrid } from './month/MonthGrid.tsx';
import { monthOf, monthsLater } from './month/months.ts';
import { NoFreeTime } from './NoFreeTime.tsx';
import { OwnBusyNote } from './picked/OwnBusyNote.tsx';
import { OwnRulesNote } from './picked/OwnRulesNote.tsx';
import { useOwnBusy } from './picked/use-own-busy.ts';
import { Pager, type View } from './Pager.tsx';
import { emptyText } from './empty-text.ts';
import { heldUntilOf } from './held-until.ts';
import { SlotGrid } from './week/SlotGrid.tsx';
import { slotNotes } from './week/slot-notes.ts';
import { SlotList } from './week/SlotList.tsx';
import { SlotsSkeleton } from './week/SlotsSkeleton.tsx';
import { MAX_TIMES } from './max-times.ts';
import { useIsWide } from './use-is-wide.ts';
import { useSlots } from './use-slots.ts';
import { addDays, weekFrom, weekOf } from './weeks.ts';

interface Props {
  /** Whose free times are shown. */
  userId: string;
  minutes: number;
  /** The service that is asked for, in whose hours the times are. */
  serviceId?: string | undefined;
  /** What the consultation costs, and when that was paid: no time is offered behind the end of holding its payment. */
  priceCents?: number;
  paidAt?: string | null | undefined;
  /** The agreed consultation that is to be moved, which doesn’t stand in its own way. */
  moving?: string | undefined;
  /** What is picked, in the order of picking. */
  times: readonly string[];
  /** Whether several times can be picked, and are numbered. */
  isNumbered: boolean;
  onPick: (startsAt: string) => void;
  /** Another time of the same half hour in place of a picked one. */
  onReplace: (before: string, startsAt: string) => void;
  viewerZone: string;
  otherZone: string;
  /** What to call the other person in a sentence. */
  otherName: string;
  /** A professional may also offer a free time outside the published hours. */
  allowsCustomTime?: boolean;
}

/** From this width on, a week fits as a grid with a clock at each side; "10:15 PM" needs more. */
const WIDE = { 12: 620, 24: 500 };

/** The free times of a week on both clocks: a grid, or on phones a strip of days and a list. */
export function SlotBoard(given: Props) {
  const {
    userId,
    minutes,
    serviceId,
    priceCents = 0,
    paidAt = null,
    moving,
    allowsCustomTime = false,
    onReplace,
    ...props
  } = given;
  const { t } = useLingui();
  const { times, viewerZone, otherZone, otherName } = props;
  const now = useNow();
  const heldUntil = heldUntilOf({ priceCents, paidAt, now });
  const today = dateOf(now, viewerZone);
  const current = times.at(-1) ?? null;
  const [wanted, setWanted] = useState<Wanted>(() => ({
    view: 'week',
    day: current ? dateOf(current, viewerZone) : today,
    isChosen: current !== null,
    byKey: false,
    height: 0,
  }));
  const { view } = wanted;
  const firstDay = weekOf(wanted.day, today);
  const month = monthOf(wanted.day, viewerZone);
  const inView = view === 'month' ? month : weekFrom(firstDay, viewerZone);
  const [slots, retry] = useSlots(
    { userId, minutes, zone: viewerZone, serviceId, heldUntil, moving, reasons: view === 'week' },
    inView,
  );
  const ownBusy = useOwnBusy(inView.from, inView.to, moving);
  const isOwn = useUser()?.id === userId;
  const free = slots.state === 'ready' && slots.slots.length > 0 ? slots.slots : null;
  const board = boardOf(free ?? [], { dates: inView.days, zone: viewerZone, minutes });
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame, WIDE[clockHours()]);
  const isFirst = (view === 'month' ? month.first : firstDay) <= today;

  const goTo = (day: string, next: Partial<Wanted> = {}) => {
    const height = frame.current?.offsetHeight ?? 0;
    setWanted({ view, day: day < today ? today : day, isChosen: false, byKey: false, height, ...next });
    // The grid unmounts while the next week loads, so park the focus on the frame.
    if (next.byKey) frame.current?.focus();
  };
  const turn = (by: number, byKey = false) => {
    if (isFirst && by < 0) return;
    goTo(view === 'month' ? monthsLater(wanted.day, by) : addDays(firstDay, by * 7), { byKey });
  };
  const turnByKey = (event: KeyboardEvent) => {
    const by = { PageDown: 1, PageUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turn(by, true);
  };
  const closed = slots.state === 'ready' ? slots.closed : [];
  const whose = { name: otherName, isOwn };
  const notes = slotNotes({ closed, ownBusy, minutes, zone: viewerZone, now, ...whose });
  const shown = { board, picked: times, takesFocus: wanted.byKey };
  return (
    <div className="grid min-w-0 gap-4">
      <Pager
        view={view}
        onView={(next) => goTo(wanted.day, { view: next, isChosen: wanted.isChosen })}
        days={inView.days}
        zone={viewerZone}
        showsZone={clocksDiffer(inView.from, viewerZone, otherZone)}
        isFirst={isFirst}
        onTurn={(by) => turn(by)}
      />
      {/* Page Up and Page Down also work while the week is empty; the pager has buttons for the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={frame}
        tabIndex={-1}
        onKeyDown={turnByKey}
        className="min-h-52 min-w-0"
        style={slots.state === 'loading' ? { minHeight: wanted.height } : undefined}
      >
        {slots.state === 'loading' && <SlotsSkeleton isWide={isWide} />}
        {slots.state === 'failed' && (
          <ErrorState title={t`We couldn’t load the free times`} message={slots.message} onRetry={retry} />
        )}
        {slots.state === 'ready' && free === null && (
          <NoFreeTime
            view={view}
            why={emptyText(view, closed, whose)}
            next={slots.next}
            zone={viewerZone}
            now={now}
            onGo={(day) => goTo(day, { byKey: true })}
          />
        )}
        {free !== null && view === 'month' && (
          <MonthGrid
            key={month.first}
            month={month}
            today={today}
            day={wanted.day}
            onDay={(day) => goTo(day, { view: 'week', isChosen: true, byKey: true })}
            {...shown}
          />
        )}
        {free !== null && view === 'week' && isWide && (
          <SlotGrid
            key={firstDay}
            day={wanted.isChosen ? wanted.day : null}
            notes={notes}
            {...shown}
            {...props}
          />
        )}
        {free !== null && view === 'week' && !isWide && (
          <SlotList
            key={firstDay}
            date={openDay(board, wanted)}
            onDate={(day) => setWanted({ ...wanted, day, isChosen: true, byKey: false })}
            notes={notes}
            closed={closed}
            whose={whose}
            {...shown}
            {...props}
          />
        )}
      </div>
      {allowsCustomTime && (
        <CustomTime
          now={now}
          zone={viewerZone}
          picked={times}
          canAdd={props.isNumbered && times.length < MAX_TIMES}
          onPick={props.onPick}
          onReplace={onReplace}
        />
      )}
      <div aria-live="polite" className="empty:-mt-4">
        {current !== null && (
          <>
            <BothTimes at={current} viewerZone={viewerZone} otherZone={otherZone} otherName={otherName} />
            <OwnBusyNote at={current} minutes={minutes} moving={moving} />
            {isOwn && <OwnRulesNote at={current} minutes={minutes} moving={moving} />}
          </>
        )}
      </div>
      {current !== null && (
        <FineTune
          board={board}
          slot={current}
          zone={viewerZone}
          onChange={(slot) => onReplace(current, slot)}
        />
      )}
    </div>
  );
}

/** What the reader looks at. */
interface Wanted {
  view: View;
  day: string;
  /** Whether it's this very day, and not only its week or month. */
  isChosen: boolean;
  byKey: boolean;
  /** Of what was shown before, so that nothing jumps while the next loads. */
  height: number;
}

/** The day that the reader chose, or else the first with free times. */
function openDay({ days }: Board, { day, isChosen }: Wanted): string {
  return isChosen ? day : (days.find(({ slots }) => slots.length > 0)?.date ?? day);
}
