import { Trans, useLingui } from '@lingui/react/macro';
import type { BusyCalendar } from '@parley/contract/availability/busy-calendars.ts';
import { MAX_CALENDAR_PASSWORD } from '@parley/contract/limits.ts';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { FormEnd } from '../../ui/form/FormEnd.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';

interface Props {
  calendar: BusyCalendar;
  onClose: () => void;
  onChanged: (calendar: BusyCalendar) => void;
}

/** Asks for the password that the calendar's account has now. */
export function NewPassword({ calendar: { id, host }, onClose, onChanged }: Props) {
  const { t } = useLingui();
  const form = useForm({
    initial: { password: '' },
    schema: async () => (await import('@parley/contract/availability/busy-calendars.ts')).NewCalendarPassword,
    send: (body) => call('PUT /api/availability/calendar/:id/password', { params: { id }, body }),
    done: (calendars) => {
      for (const calendar of calendars) onChanged(calendar);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`New password`}>
      <form {...form.props} className="grid gap-5">
        <p className="text-pretty text-ink-2">
          <Trans>It’s used for every calendar that you connected with this account at {host}.</Trans>
        </p>
        <TextInput
          type="password"
          autoComplete="off"
          label={t`App password`}
          maxLength={MAX_CALENDAR_PASSWORD}
          help={t`Create one for Parley in your account’s security settings. We encrypt it and never show it again.`}
          {...form.field('password')}
        />
        <FormEnd form={form} onClose={onClose}>
          <Trans>Save password</Trans>
        </FormEnd>
      </form>
    </Dialog>
  );
}
