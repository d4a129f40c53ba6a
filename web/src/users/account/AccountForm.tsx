import { useLingui } from '@lingui/react/macro';
import type { Me } from '@parley/contract/users/schemas.ts';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { EmailChange } from '../../auth/email/EmailChange.tsx';
import { call } from '../../platform/api.ts';
import { chooseClock } from '../../platform/language/choose-clock.ts';
import { chooseLanguage, languageName, useLanguages } from '../../platform/language/choose-language.ts';
import { currentI18n } from '../../platform/language/i18n.ts';
import { refreshEarly } from '../../platform/session/token-refresh.ts';
import type { Result } from '../../platform/result.ts';
import { useDirtyState } from '../../platform/form/unsaved-changes.ts';
import { type FieldProps, useForm } from '../../platform/form/use-form.ts';
import { ZoneSelect } from '../../time/ZoneSelect.tsx';
import { SaveRow } from '../../ui/form/SaveRow.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';

/** The names, the language, the clock and the address of an account. */
export function AccountForm({ me, picture }: { me: Result<Me>; picture: (me: Me) => ReactNode }) {
  const { t } = useLingui();
  if (!me.ok) return <LoadError title={t`We couldn’t load your account`} refusal={me} />;
  return (
    <div className="grid gap-12">
      {picture(me.data)}
      <NamesForm me={me.data} />
      <EmailChange email={me.data.email} bouncedAt={me.data.bouncedAt} />
    </div>
  );
}

function NamesForm({ me }: { me: Me }) {
  const { t } = useLingui();
  const { firstName, lastName, displayName, timeZone } = me;
  const clockHours = String(me.clockHours);
  const { revalidate } = useRevalidator();
  const languages = useLanguages();
  // The language of an account may have lost its catalog: what the page is in is chosen then.
  const language = languages.includes(me.language) ? me.language : currentI18n().locale;
  const initial = { firstName, lastName, displayName, timeZone, clockHours, language };
  const form = useForm({
    initial,
    schema: async () => (await import('@parley/contract/users/schemas.ts')).UpdateMe,
    read: ({ clockHours: hours, language: chosen, ...values }) => ({
      ...values,
      clockHours: Number(hours),
      ...(languages.length > 1 && { language: chosen }),
    }),
    send: (body) => call('PUT /api/users', { body }),
    done: (): unknown => {
      saved.markSaved(form.values);
      chooseClock(Number(form.values.clockHours));
      if (form.values.language !== currentI18n().locale) return chooseLanguage(form.values.language);
      // The top bar shows the name from the session, so refresh that.
      return Promise.all([refreshEarly(), revalidate()]);
    },
  });
  const saved = useDirtyState(form.values, initial);
  return (
    <form {...form.props} className="grid max-w-140 gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput label={t`First name`} autoComplete="given-name" {...form.field('firstName')} />
        <TextInput label={t`Last name`} autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <TextInput
        label={t`Display name`}
        help={t`What others see: your full name, or the name you work under.`}
        autoComplete="nickname"
        {...form.field('displayName')}
      />
      <ZoneSelect
        label={t`Time zone`}
        help={t`We use it in emails, and others see your local time.`}
        {...form.field('timeZone')}
      />
      <LanguageSelect {...form.field('language')} />
      <Select
        label={t`Time format`}
        options={[
          { value: '12', label: t`12-hour, 5:15 PM` },
          { value: '24', label: t`24-hour, 17:15` },
        ]}
        {...form.field('clockHours')}
      />
      <SaveRow form={form} saved={saved} />
    </form>
  );
}

/** Nothing to choose while English is the only one. */
function LanguageSelect(field: FieldProps<string>) {
  const { t } = useLingui();
  const languages = useLanguages();
  if (languages.length === 1) return null;
  return (
    <Select
      label={t`Language`}
      help={t`We use it in emails, too.`}
      options={languages.map((value) => ({ value, label: languageName(value) }))}
      {...field}
    />
  );
}
