import { Trans, useLingui } from '@lingui/react/macro';
import { weekdays } from '@parley/contract/availability/slot-codes.ts';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { weekdayName } from '../time/weekday-name.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { iconButton } from '../ui/IconButton.tsx';
import { Popover } from '../ui/overlay/Popover.tsx';
import { PopoverDialog } from '../ui/overlay/PopoverDialog.tsx';

// Made once, as a change of the week draws all its rows.
const copy = <Copy aria-hidden />;

interface Props {
  weekday: number;
  name: string;
  onCopy: (to: number[]) => void;
}

/** Copies a day's hours to other days. */
export function CopyDay({ weekday, name, onCopy }: Props) {
  const { t } = useLingui();
  return (
    <Popover label={t`Copy ${name} to other days`} button={copy} buttonClass={iconButton} panelClass="w-60">
      {(close) => (
        <Days
          weekday={weekday}
          name={name}
          onCopy={(to) => {
            close();
            onCopy(to);
          }}
        />
      )}
    </Popover>
  );
}

function Days({ weekday, name, onCopy }: Props) {
  const { t } = useLingui();
  const others = weekdays.filter((day) => day.weekday !== weekday);
  const [to, setTo] = useState<number[]>(() =>
    others.filter((day) => day.weekday < 6).map((day) => day.weekday),
  );
  const toggle = (day: number, isOn: boolean) =>
    setTo(isOn ? [...to, day] : to.filter((other) => other !== day));
  return (
    <PopoverDialog label={t`Copy ${name} to other days`} className="grid gap-2.5 p-4">
      <p className="font-semibold">
        <Trans>Copy {name} to</Trans>
      </p>
      {others.map((day) => (
        <Checkbox
          key={day.weekday}
          name={day.name}
          label={weekdayName(day.weekday)}
          value={to.includes(day.weekday)}
          onChange={(isOn) => toggle(day.weekday, isOn)}
          error={undefined}
        />
      ))}
      <Button
        small
        disabledBecause={to.length === 0 ? t`Choose a day first.` : null}
        onClick={() => onCopy(to.toSorted((a, b) => a - b))}
      >
        <Trans>Copy</Trans>
      </Button>
    </PopoverDialog>
  );
}
