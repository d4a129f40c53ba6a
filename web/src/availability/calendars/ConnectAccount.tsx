import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type {
  BusyCalendar,
  CalendarAccount,
  FoundCalendars,
} from '@parley/contract/availability/busy-calendars.ts';
import { MAX_CALENDAR_ADDRESS, MAX_CALENDAR_PASSWORD, MAX_CALENDAR_USER } from '@parley/contract/limits.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { FormEnd } from '../../ui/form/FormEnd.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { problemText } from './calendar-problem.ts';
import { PickCalendars } from './PickCalendars.tsx';

interface Props {
  room: number;
  onClose: () => void;
  onConnected: (calendars: BusyCalendar[]) => void;
}

/** Before anything is connected. */
const WRONG_PASSWORD = msg`The server doesn’t accept this user name and password. It may want an app password instead of your usual one.`;

interface Found {
  account: CalendarAccount;
  calendars: FoundCalendars['calendars'];
}

/** Looks up an account's calendars with an app password, and lets its owner pick which of them count. */
export function ConnectAccount({ room, onClose, onConnected }: Props) {
  const { t } = useLingui();
  const [found, setFound] = useState<Found | null>(null);
  const form = useForm({
    initial: { address: '', user: '', password: '' },
    schema: async () => (await import('@parley/contract/availability/busy-calendars.ts')).CalendarAccount,
    send: (body) => call('POST /api/availability/calendar/find', { body }),
    done: ({ problem, calendars }, _result, account) => {
      if (problem === 'wrong_password') form.setMessage(t(WRONG_PASSWORD));
      else if (problem) form.setMessage(t(problemText(problem, 'CALDAV')));
      else setFound({ account, calendars });
    },
  });
  if (found)
    return <PickCalendars {...found} room={room} onConnected={onConnected} onBack={() => setFound(null)} />;
  return (
    <form {...form.props} className="grid gap-5">
      <TextInput
        inputMode="url"
        autoComplete="off"
        label={t`Server address`}
        placeholder="https://"
        maxLength={MAX_CALENDAR_ADDRESS}
        help={t`CalDAV. iCloud: https://caldav.icloud.com. Fastmail: https://caldav.fastmail.com. Nextcloud: the address of your cloud.`}
        {...form.field('address')}
      />
      <TextInput
        label={t`User name`}
        maxLength={MAX_CALENDAR_USER}
        autoComplete="off"
        {...form.field('user')}
      />
      <TextInput
        type="password"
        autoComplete="off"
        label={t`App password`}
        maxLength={MAX_CALENDAR_PASSWORD}
        help={t`Create one for Parley in your account’s security settings. We encrypt it and never show it again.`}
        {...form.field('password')}
      />
      <FormEnd form={form} onClose={onClose}>
        <Trans>Find calendars</Trans>
      </FormEnd>
    </form>
  );
}
