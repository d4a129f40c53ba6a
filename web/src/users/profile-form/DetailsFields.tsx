import { useLingui } from '@lingui/react/macro';
import { languageNames } from '@parley/contract/users/languages.ts';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TagInput } from '../../ui/form/TagInput.tsx';
import { countries } from '../countries.ts';
import { LinksInput } from './LinksInput.tsx';
import type { DetailsForm } from './use-profile-form.ts';

/** Those that most people look for, before all others. */
const USUAL = 'English Spanish Portuguese French German Italian Dutch Polish Arabic Hindi Chinese Japanese';
const languages = () => [...new Set([...USUAL.split(' '), ...languageNames()])];

/** A professional's country, languages, skills, rate and links. */
export function DetailsFields({ form }: { form: DetailsForm }) {
  const { t } = useLingui();
  return (
    <>
      <Select
        label={t`Country`}
        optional
        placeholder={t`Choose a country`}
        options={countries()}
        {...form.field('country')}
      />
      <TagInput
        label={t`Languages`}
        optional
        help={t`Press Enter or comma to add.`}
        placeholder={t`English, Spanish`}
        suggestions={languages()}
        {...form.field('languages')}
      />
      <TagInput
        label={t`Skills`}
        optional
        help={t`What clients might search for. Up to 30.`}
        placeholder={t`Contract review, SaaS terms`}
        {...form.field('skills')}
      />
      <MoneyInput
        label={t`Hourly rate`}
        optional
        help={t`Leave empty to price each service separately.`}
        {...form.field('hourlyRateCents')}
      />
      <LinksInput {...form.field('links')} errors={form.errors} />
    </>
  );
}
