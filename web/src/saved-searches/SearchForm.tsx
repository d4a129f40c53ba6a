import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_SEARCH_NAME } from '@parley/contract/limits.ts';
import type { Frequency, SavedSearch } from '@parley/contract/saved-searches/schemas.ts';
import { useForm } from '../platform/form/use-form.ts';
import type { Result } from '../platform/result.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { Select } from '../ui/form/Select.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';
import { FREQUENCIES } from './frequency.ts';

export interface SearchFields {
  name: string;
  frequency: Frequency;
}

interface Props {
  initial: SearchFields;
  button: string;
  send: (fields: SearchFields) => Promise<Result<SavedSearch>>;
  onDone: (search: SavedSearch) => void;
  onCancel: () => void;
}

/** The name of a saved search, and how often its owner is told of what is new. */
export function SearchForm({ initial, button, send, onDone, onCancel }: Props) {
  const { t } = useLingui();
  const form = useForm({
    initial,
    schema: async () =>
      (await import('@parley/contract/saved-searches/schemas.ts')).ChangedSearch.omit({ paused: true }),
    send,
    done: onDone,
  });
  return (
    <form {...form.props} className="grid gap-5">
      <TextInput label={t`Name`} maxLength={MAX_SEARCH_NAME} autoComplete="off" {...form.field('name')} />
      <Select
        label={t`Alerts`}
        help={t`In your time zone, as notifications and emails. Choose which in your settings.`}
        options={FREQUENCIES}
        {...form.field('frequency')}
        onChange={(value) => {
          const chosen = FREQUENCIES.find((each) => each.value === value);
          if (chosen) form.set('frequency', chosen.value);
        }}
      />
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={form.pending}>
          {button}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          <Trans>Go back</Trans>
        </Button>
      </div>
    </form>
  );
}
