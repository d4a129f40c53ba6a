import { useLingui } from '@lingui/react/macro';
import { DAYTIME } from '@parley/contract/availability/week-in-common.ts';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateOf, minuteOfDay } from '../../time/format.ts';
import { hoursIn, SHORTEST, windowAt } from '../../time/hours/day-hours.ts';
import { DayHoursInput } from '../../time/hours/DayHoursInput.tsx';
import { addDays } from '../../time/slots/weeks.ts';
import { windowText } from '../../time/window-text.ts';
import type { FreeWindow } from '../../time/windows.ts';
import { FilterPanel } from '../../ui/list/Filters.tsx';

interface Props {
  window: FreeWindow | null;
  onChange: (window: FreeWindow) => void;
  wide: boolean;
}

/** Filters by the hours of a day in which the reader could talk. */
export function HoursFilter({ window, onChange, wide }: Props) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const now = useNow();
  const today = dateOf(now, zone);
  const chosen = window && hoursIn(window, zone);
  // Late in the evening the next day is meant.
  const isOver = minuteOfDay(now, zone) > DAYTIME.to - SHORTEST;
  const usual = { date: isOver ? addDays(today, 1) : today, ...DAYTIME };
  return (
    <FilterPanel
      label={t`Hours`}
      text={window ? windowText(window, now, zone) : t`Any hours`}
      isOn={window !== null}
      wide={wide}
    >
      {() => (
        <DayHoursInput
          value={chosen ?? usual}
          isSet={chosen !== null}
          today={today}
          onChange={(hours) => onChange(windowAt(hours, zone))}
        />
      )}
    </FilterPanel>
  );
}
