import { Trans, useLingui } from '@lingui/react/macro';
import type { BusyCalendar } from '@parley/contract/availability/busy-calendars.ts';
import { MAX_CALENDAR_ADDRESS, MAX_CALENDAR_NAME } from '@parley/contract/limits.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { FormEnd } from '../../ui/form/FormEnd.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { ConnectAccount } from './ConnectAccount.tsx';

interface Props {
  /** How many more can be connected. */
  room: number;
  onClose: () => void;
  onConnected: (calendars: BusyCalendar[]) => void;
}

type Way = 'link' | 'account';

/** Asks how the calendar is reached, and then for what that takes. */
export function ConnectCalendar(props: Props) {
  const { t } = useLingui();
  const [way, setWay] = useState<Way>('link');
  const ways = [
    { value: 'link', label: t`With a link` },
    { value: 'account', label: t`With an account` },
  ] as const;
  return (
    <div className="grid gap-5 rounded-lg border border-line bg-sheet p-5">
      <RadioGroup
        name="way"
        label={t`How to connect`}
        options={ways}
        value={way}
        onChange={setWay}
        error={undefined}
      />
      {way === 'link' ? <WithLink {...props} /> : <ConnectAccount {...props} />}
    </div>
  );
}

/** Takes the secret link of a calendar, which is never shown again. */
function WithLink({ onClose, onConnected }: Props) {
  const { t } = useLingui();
  const form = useForm({
    initial: { name: '', address: '' },
    schema: async () => (await import('@parley/contract/availability/busy-calendars.ts')).NewBusyCalendar,
    send: (body) => call('POST /api/availability/calendar', { body }),
    done: (calendar) => onConnected([calendar]),
  });
  return (
    <form {...form.props} className="grid gap-5">
      <TextInput
        label={t`Name`}
        placeholder={t`Work`}
        maxLength={MAX_CALENDAR_NAME}
        autoComplete="off"
        {...form.field('name')}
      />
      <TextInput
        inputMode="url"
        autoComplete="off"
        label={t`Calendar link`}
        placeholder="https://"
        maxLength={MAX_CALENDAR_ADDRESS}
        help={t`Its secret link in iCal format. We encrypt it and never show it again.`}
        {...form.field('address')}
      />
      <FormEnd form={form} onClose={onClose}>
        <Trans>Connect calendar</Trans>
      </FormEnd>
    </form>
  );
}
