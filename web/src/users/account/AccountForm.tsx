import type { Me } from '@parley/contract/users/schemas.ts';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { EmailChange } from '../../auth/email/EmailChange.tsx';
import { call } from '../../platform/api.ts';
import { chooseClock } from '../../platform/language/clock.ts';
import { renewAhead } from '../../platform/session/renewal.ts';
import type { Result } from '../../platform/result.ts';
import { useSaved } from '../../platform/form/unsaved.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { ZoneSelect } from '../../time/ZoneSelect.tsx';
import { SaveRow } from '../../ui/form/SaveRow.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Unloaded } from '../../ui/feedback/Unloaded.tsx';

/** The names, the clock and the address of an account. */
export function AccountForm({ me, picture }: { me: Result<Me>; picture: (me: Me) => ReactNode }) {
  if (!me.ok) return <Unloaded title="We could not load your account" refusal={me} />;
  return (
    <div className="grid gap-12">
      {picture(me.data)}
      <NamesForm me={me.data} />
      <EmailChange email={me.data.email} />
    </div>
  );
}

function NamesForm({ me }: { me: Me }) {
  const { firstName, lastName, displayName, timeZone } = me;
  const clockHours = String(me.clockHours);
  const { revalidate } = useRevalidator();
  const initial = { firstName, lastName, displayName, timeZone, clockHours };
  const form = useForm({
    initial,
    schema: async () => (await import('@parley/contract/users/schemas.ts')).UpdateMe,
    read: (values) => ({ ...values, clockHours: Number(values.clockHours) }),
    send: (body) => call('PUT /api/users', { body }),
    done: () => {
      saved.markSaved(form.values);
      chooseClock(Number(form.values.clockHours));
      // The bar above shows the name out of the session, which a renewal brings anew.
      return Promise.all([renewAhead(), revalidate()]);
    },
  });
  const saved = useSaved(form.values, initial);
  return (
    <form {...form.props} className="grid max-w-140 gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput label="First name" autoComplete="given-name" {...form.field('firstName')} />
        <TextInput label="Last name" autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <TextInput
        label="Display name"
        help="What others see. Your full name, or how you sign your work."
        autoComplete="nickname"
        {...form.field('displayName')}
      />
      <ZoneSelect
        label="Time zone"
        help="Mails write times in it, and others see what time it is for you."
        {...form.field('timeZone')}
      />
      <Select
        label="Time format"
        options={[
          { value: '12', label: '12-hour, 5:15 PM' },
          { value: '24', label: '24-hour, 17:15' },
        ]}
        {...form.field('clockHours')}
      />
      <SaveRow form={form} saved={saved} />
    </form>
  );
}
