import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type {
  BusyCalendar,
  CalendarAccount,
  FoundCalendars,
} from '@parley/contract/availability/busy-calendars.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';

interface Props {
  account: CalendarAccount;
  calendars: FoundCalendars['calendars'];
  room: number;
  onConnected: (calendars: BusyCalendar[]) => void;
  onBack: () => void;
}

/** Which calendars of an account count: all of them at first, as far as there is room. */
export function PickCalendars({ account: { user, password }, calendars, room, onConnected, onBack }: Props) {
  const [picked, setPicked] = useState(() => calendars.slice(0, room).map(({ address }) => address));
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const connect = async () => {
    setPending(true);
    const wanted = calendars.filter(({ address }) => picked.includes(address));
    const body = { user, password, calendars: wanted };
    const result = await call('POST /api/availability/calendar/account', { body });
    setPending(false);
    if (result.ok) return onConnected(result.data);
    setError(result.message);
  };
  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-semibold">
          <Trans>Which calendars count?</Trans>
        </legend>
        {calendars.map(({ address, name }) => (
          <Checkbox
            key={address}
            name={address}
            label={<span className="wrap-anywhere">{name}</span>}
            value={picked.includes(address)}
            onChange={(counts) =>
              setPicked((before) =>
                counts ? [...before, address] : before.filter((each) => each !== address),
              )
            }
            error={undefined}
          />
        ))}
      </fieldset>
      <FormMessage message={error} />
      <div className="flex flex-wrap gap-3">
        <Button
          small
          pending={pending}
          disabledBecause={reason(picked.length, room)}
          onClick={() => void connect()}
        >
          <Trans>Connect calendars</Trans>
        </Button>
        <Button kind="plain" small onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </div>
  );
}

function reason(picked: number, room: number): string | null {
  if (picked === 0) return t`Choose at least one calendar.`;
  if (picked <= room) return null;
  return plural(room, { one: 'You can connect # more.', other: 'You can connect # more.' });
}
