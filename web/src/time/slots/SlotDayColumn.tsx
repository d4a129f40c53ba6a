// A <table> can't become a list of days on phones, so grid roles are set by hand.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Trans } from '@lingui/react/macro';
import { timeAgainText } from '../both-times.ts';
import { plainDayParts } from '../format.ts';
import { dayPartsOf, partText, type DayPart, type PartName, type SlotDay } from './weeks.ts';

interface Props {
  day: SlotDay;
  zone: string;
  /** The parts of the day that the week has, one row each; null for a single row. */
  parts: readonly PartName[] | null;
  picked: string | null;
  tabStop: string | null;
  nameOf: (slot: string) => string;
  onPick: (slot: string) => void;
}

// A header and up to four parts: all columns share these rows, so that the parts of the day align.
const ROWS = ['sm:row-start-2', 'sm:row-start-3', 'sm:row-start-4', 'sm:row-start-5'];

/** One day of the picker: a column of the week; on phones a list item. */
export function SlotDayColumn({ day, zone, parts, ...slots }: Props) {
  const groups = parts === null ? [{ name: null, slots: day.slots }] : dayPartsOf(day.slots, zone);
  return (
    <div role="row" className={`sm:row-span-5 sm:grid sm:grid-rows-subgrid ${hiddenWhenNarrow(day)}`}>
      <DayHead date={day.date} />
      {day.slots.length === 0 && (
        <div role="gridcell" className="h-9 text-center text-xs leading-9 text-ink-3">
          <Trans>
            None<span className="sr-only"> free</span>
          </Trans>
        </div>
      )}
      {day.slots.length > 0 &&
        groups.map((group) => (
          <Part key={group.name} group={group} row={rowOf(group.name, parts)} zone={zone} {...slots} />
        ))}
    </div>
  );
}

function DayHead({ date }: { date: string }) {
  const { weekday, day, month } = plainDayParts(date);
  return (
    <div
      role="rowheader"
      className="flex items-baseline gap-1.5 pt-4 pb-2 sm:mb-2 sm:block sm:border-b sm:border-line sm:pt-0 sm:text-center"
    >
      <span className="text-sm text-ink-3 max-sm:text-ink">{weekday}</span>{' '}
      <b className="font-display text-lg leading-tight font-semibold tabular-nums sm:block">{day}</b>{' '}
      <span className="text-sm text-ink-3 sm:sr-only">{month}</span>
    </div>
  );
}

type PartProps = Pick<Props, 'zone' | 'picked' | 'tabStop' | 'nameOf' | 'onPick'> & {
  group: DayPart | { name: null; slots: string[] };
  row: string;
};

function Part({ group, row, zone, picked, tabStop, nameOf, onPick }: PartProps) {
  return (
    <div className={`${row} ${group.name ? 'max-sm:grid max-sm:grid-cols-[66px_1fr]' : ''}`}>
      {group.name && (
        <p className="text-xs text-ink-3 max-sm:leading-9 sm:pb-1 sm:text-center @max-[454px]:sm:sr-only">
          {partText(group.name)}
        </p>
      )}
      <div className="grid grid-cols-4 gap-1.5 pb-1.5 sm:grid-cols-1 sm:pb-3">
        {group.slots.map((slot) => (
          <div key={slot} role="gridcell" aria-selected={slot === picked}>
            <button
              type="button"
              data-slot={slot}
              tabIndex={slot === tabStop ? 0 : -1}
              aria-label={nameOf(slot)}
              aria-pressed={slot === picked}
              onClick={() => onPick(slot)}
              className={`min-h-9 w-full rounded-md border text-sm leading-tight font-semibold tabular-nums transition-colors duration-(--swift) ${lookOf(slot === picked)}`}
            >
              {timeAgainText(slot, zone)}
            </button>
          </div>
        ))}
      </div>
    </div>
  );
}

function lookOf(isPicked: boolean): string {
  return isPicked
    ? 'border-time bg-time text-on-time'
    : 'border-line-strong hover:border-ink hover:bg-time-soft hover:text-time-ink';
}

function rowOf(name: PartName | null, parts: readonly PartName[] | null): string {
  return ROWS[name === null || parts === null ? 0 : parts.indexOf(name)] ?? '';
}

/** Hides empty days on phones, and empty weekends in narrow panels. */
function hiddenWhenNarrow({ date, slots }: SlotDay): string {
  if (slots.length > 0) return '';
  const isWeekend = Temporal.PlainDate.from(date).dayOfWeek > 5;
  return isWeekend ? 'max-sm:hidden @max-[454px]:hidden' : 'max-sm:hidden';
}
