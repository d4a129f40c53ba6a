import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HourSet, NewHourSet } from '@parley/contract/availability/schemas.ts';
import { weekdays } from '@parley/contract/availability/slot-codes.ts';
import { MAX_HOUR_SET_NAME } from '@parley/contract/limits.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { weekdayName } from '../../time/weekday-name.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { DayRow } from '../DayRow.tsx';
import { hasErrors } from '../week.ts';

const schema = async () => (await import('@parley/contract/availability/schemas.ts')).NewHourSet;

interface Props {
  /** null: a new one. */
  initial: HourSet | null;
  onSaved: (set: HourSet) => void;
  onCancel: () => void;
}

/** The name and the week of a set of hours. */
export function HourSetForm({ initial, onSaved, onCancel }: Props) {
  const { t } = useLingui();
  const form = useSetForm(initial, onSaved);
  const week = { rules: form.values.rules, put: form.setRules };
  return (
    <form {...form.props} className="grid gap-5 rounded-md bg-well p-4">
      <TextInput
        label={t`Name`}
        help={t`Only you see it, like “Evenings” or “Workshops”.`}
        maxLength={MAX_HOUR_SET_NAME}
        {...form.field('name')}
      />
      <ul>
        {weekdays.map(({ weekday }) => (
          <DayRow key={weekday} weekday={weekday} name={weekdayName(weekday)} week={week} />
        ))}
      </ul>
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" small pending={form.pending}>
          <Trans>Save these hours</Trans>
        </Button>
        <Button kind="plain" small onClick={onCancel}>
          <Trans>Discard</Trans>
        </Button>
        {form.takeOthers && (
          <Button kind="quiet" small onClick={form.takeOthers}>
            <Trans>Show the saved hours</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

function useSetForm(set: HourSet | null, onSaved: Props['onSaved']) {
  const initial = weekOf(set);
  const seen = useRef(initial);
  const [others, setOthers] = useState<NewHourSet | null>(null);
  const form = useForm({
    initial,
    schema,
    send: async (body) => {
      if (!set) return call('POST /api/availability/sets', { body });
      const result = await call('PUT /api/availability/sets/:id', {
        params: { id: set.id },
        body: { ...body, seen: seen.current },
      });
      if (!result.ok && result.code === 'hours_changed') await lookAtOthers(set);
      return result;
    },
    done: onSaved,
  });
  /** From now on the reader knows of them, and saving again replaces them. */
  async function lookAtOthers({ id }: HourSet) {
    const read = await call('GET /api/availability/sets');
    const saved = read.ok && read.data.find((each) => each.id === id);
    if (!saved) return;
    seen.current = weekOf(saved);
    setOthers(seen.current);
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (!hasErrors(form.values.rules)) return form.props.onSubmit(event);
    event.preventDefault();
    form.setMessage(t`Some hours need fixing. Check the days above.`);
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }
  const setRules = (rules: NewHourSet['rules']) => {
    form.setMessage(null);
    form.set('rules', rules);
  };
  /** Shows what was saved elsewhere; null where there is nothing. */
  const takeOthers =
    others &&
    (() => {
      form.replace(others);
      setOthers(null);
    });
  return { ...form, setRules, takeOthers, props: { ...form.props, onSubmit: submit } };
}

const weekOf = (set: HourSet | null): NewHourSet => ({ name: set?.name ?? '', rules: set?.rules ?? [] });
