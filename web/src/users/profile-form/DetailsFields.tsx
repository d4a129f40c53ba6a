import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TagInput } from '../../ui/form/TagInput.tsx';
import { countries } from '../countries.ts';
import { LinksInput } from './LinksInput.tsx';
import type { DetailsForm } from './use-profile-form.ts';

const LANGUAGES =
  'English Spanish Portuguese French German Italian Dutch Polish Arabic Hindi Chinese Japanese';

/** Where a professional is, what they speak and know, and what they ask. */
export function DetailsFields({ form }: { form: DetailsForm }) {
  return (
    <>
      <Select
        label="Country"
        optional
        placeholder="Choose a country"
        options={countries()}
        {...form.field('country')}
      />
      <TagInput
        label="Languages"
        optional
        help="Enter or a comma adds one."
        placeholder="English, Spanish"
        suggestions={LANGUAGES.split(' ')}
        {...form.field('languages')}
      />
      <TagInput
        label="Skills"
        optional
        help="What a client might search for. Up to 30."
        placeholder="Contract review, SaaS terms"
        {...form.field('skills')}
      />
      <MoneyInput
        label="Hourly rate"
        optional
        help="Leave it empty to price each service by itself."
        {...form.field('hourlyRateCents')}
      />
      <LinksInput {...form.field('links')} />
    </>
  );
}
