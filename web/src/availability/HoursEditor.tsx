import { Trans, useLingui } from '@lingui/react/macro';
import { weekdays } from '@parley/contract/availability/slot-codes.ts';
import { cityOf } from '@parley/contract/time.ts';
import { Undo2 } from 'lucide-react';
import { type ReactNode, type RefObject, useDeferredValue, useRef } from 'react';
import { weekdayName } from '../time/weekday-name.ts';
import { ZoneSelect } from '../time/ZoneSelect.tsx';
import { Button } from '../ui/Button.tsx';
import { DayRow } from './DayRow.tsx';
import { ZonePreview } from './ZonePreview.tsx';
import type { HoursEditing } from './use-hours.ts';
import { presets, totalText } from './week.ts';
import { WeekGrid } from './WeekGrid.tsx';
import { focusFallback } from '../ui/form/focus-fallback.ts';

interface Props {
  hours: HoursEditing;
  /** Next to the zone. */
  children?: ReactNode;
}

/** Takes the hours that were saved elsewhere in place of those on screen; nothing where there are none. */
export function ShowSavedHours({ take }: { take: (() => void) | null }) {
  return (
    take && (
      <div className="max-md:-order-1 max-md:w-full">
        <Button kind="quiet" wide onClick={take}>
          <Trans>Show the saved hours</Trans>
        </Button>
      </div>
    )
  );
}

/** The weekly hours in the professional's own zone. */
export function HoursEditor({ hours, children }: Props) {
  const { t } = useLingui();
  const { form } = hours;
  const { timeZone, rules } = form.values;
  const city = cityOf(timeZone);
  const week = { rules, put: hours.put };
  // What the hours look like to others, and as a chart, follows them by a paint: a press shouldn't wait for it.
  const seen = useDeferredValue(form.values);
  const presetsLine = useRef<HTMLDivElement>(null);
  return (
    <div ref={focusFallback} className="grid gap-7">
      <div className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 className="text-xl">
            <Trans>Your week, {city} time</Trans>
          </h3>
          <p className="num text-sm text-ink-3">{totalText(rules)}</p>
        </div>
        <ZonePreview hours={seen} />
      </div>
      <WeekGrid rules={seen.rules} />
      <div>
        <Presets hours={hours} line={presetsLine} />
        <UndoLine hours={hours} presetsLine={presetsLine} />
        <ul>
          {weekdays.map(({ weekday }) => (
            <DayRow key={weekday} weekday={weekday} name={weekdayName(weekday)} week={week} />
          ))}
        </ul>
      </div>
      <div className="grid items-start gap-5 border-t border-line pt-6 sm:grid-cols-2">
        <ZoneSelect
          label={t`Time zone of your hours`}
          help={t`Your hours keep these clock times when clocks change.`}
          {...form.field('timeZone')}
        />
        {children}
      </div>
    </div>
  );
}

interface PresetsProps {
  hours: HoursEditing;
  line: RefObject<HTMLDivElement | null>;
}

function Presets({ hours, line }: PresetsProps) {
  const { t } = useLingui();
  const { rules } = hours.form.values;
  return (
    <div ref={line} className="flex flex-wrap items-center gap-2 pb-4">
      <span className="mr-1 text-sm text-ink-3">
        <Trans>Start with</Trans>
      </span>
      {presets().map(({ label, rules: week }) => (
        <Button key={label} kind="quiet" small onClick={() => hours.put(week, t`Set ${label}.`)}>
          {label}
        </Button>
      ))}
      {rules.length > 0 && (
        <Button kind="plain" small onClick={() => hours.put([], t`Cleared the week.`)}>
          <Trans>Clear week</Trans>
        </Button>
      )}
    </div>
  );
}

interface UndoLineProps {
  hours: HoursEditing;
  presetsLine: RefObject<HTMLDivElement | null>;
}

/** The last change with an undo. The live region is always there, so that screen readers announce it. */
function UndoLine({ hours: { undoText, undoesAll, undo }, presetsLine }: UndoLineProps) {
  function takeBack() {
    // Before its button goes: browsers lay out the page once more when what has the focus is removed.
    if (undoesAll) presetsLine.current?.querySelector('button')?.focus({ preventScroll: true });
    undo();
  }
  return (
    <div aria-live="polite">
      {undoText && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-well px-4 py-2">
          <span>{undoText}</span>
          <Button kind="plain" small icon={<Undo2 aria-hidden className="size-4" />} onClick={takeBack}>
            <Trans>Undo</Trans>
          </Button>
        </p>
      )}
    </div>
  );
}
