import { weekdays } from '@parley/contract/slot-codes.ts';
import { cityOf } from '@parley/contract/time.ts';
import { Undo2 } from 'lucide-react';
import { ZoneSelect } from '../time/ZoneSelect.tsx';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/form/Select.tsx';
import { DayRow } from './DayRow.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { noticeOptions } from './notice.ts';
import type { HoursEditing } from './use-hours.ts';
import { presets, totalText } from './week.ts';
import { WeekGrid } from './WeekGrid.tsx';
import { keepsFocus } from '../ui/form/keeps-focus.ts';

/** The week as it repeats, in the professional's own zone, and how much notice a talk needs. */
export function HoursEditor({ hours }: { hours: HoursEditing }) {
  const { form } = hours;
  const { timeZone, minimumNoticeMinutes, rules } = form.values;
  const notice = form.field('minimumNoticeMinutes');
  return (
    <div ref={keepsFocus} className="grid gap-7">
      <div className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 className="text-xl">Your week, {cityOf(timeZone)} time</h3>
          <p className="num text-sm text-ink-3">{totalText(rules)}</p>
        </div>
        <Elsewhere hours={form.values} />
      </div>
      <WeekGrid rules={rules} />
      <div>
        <Beginnings hours={hours} />
        <UndoLine hours={hours} />
        <ul>
          {weekdays.map(({ weekday, name }) => (
            <DayRow key={weekday} weekday={weekday} name={name} hours={hours} />
          ))}
        </ul>
      </div>
      <div className="grid items-start gap-5 border-t border-line pt-6 sm:grid-cols-2">
        <ZoneSelect
          label="Time zone of your hours"
          help="Your hours stay at these clock times, also when clocks change."
          {...form.field('timeZone')}
        />
        <Select
          label="Minimum notice"
          help="Nobody can book a talk that starts sooner."
          options={noticeOptions(minimumNoticeMinutes)}
          {...notice}
          value={String(minimumNoticeMinutes)}
          onChange={(value) => notice.onChange(Number(value))}
        />
      </div>
    </div>
  );
}

function Beginnings({ hours }: { hours: HoursEditing }) {
  const { rules } = hours.form.values;
  return (
    <div className="flex flex-wrap items-center gap-2 pb-4">
      <span className="mr-1 text-sm text-ink-3">Begin with</span>
      {presets.map((preset) => (
        <Button
          key={preset.label}
          kind="quiet"
          small
          onClick={() => hours.put(preset.rules, `Set ${preset.label}.`)}
        >
          {preset.label}
        </Button>
      ))}
      {rules.length > 0 && (
        <Button kind="plain" small onClick={() => hours.put([], 'Cleared the week.')}>
          Clear
        </Button>
      )}
    </div>
  );
}

/** What was done last, with the way back; its place is always there, so that it is heard. */
function UndoLine({ hours: { said, undo } }: { hours: HoursEditing }) {
  return (
    <div aria-live="polite">
      {said && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-well px-4 py-2">
          <span>{said}</span>
          <Button kind="plain" small icon={<Undo2 aria-hidden className="size-4" />} onClick={undo}>
            Undo
          </Button>
        </p>
      )}
    </div>
  );
}
