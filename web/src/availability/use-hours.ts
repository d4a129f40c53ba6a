import { t } from '@lingui/core/macro';
import type { Availability } from '@parley/contract/availability/schemas.ts';
import { type SubmitEvent, useState } from 'react';
import { call } from '../platform/api.ts';
import { useSaved } from '../platform/form/unsaved.ts';
import { useForm } from '../platform/form/use-form.ts';
import { isFaulty, type Rule } from './week.ts';

const schema = async () => (await import('@parley/contract/availability/schemas.ts')).Availability;

interface Step {
  rules: Rule[];
  said: string;
}

/** The weekly hours while they are edited: the form, the last change, and its undo. */
export function useHours(initial: Availability, done?: (hours: Availability) => unknown) {
  const [steps, setSteps] = useState<Step[]>([]);
  const form = useForm({
    initial,
    schema,
    send: (body) => call('POST /api/availability/professional', { body }),
    done: (reply) => {
      saved.markSaved(form.values);
      setSteps([]);
      return done?.(reply);
    },
  });
  const saved = useSaved(form.values, initial);
  const last = steps.at(-1) ?? null;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (!isFaulty(form.values.rules)) return form.props.onSubmit(event);
    event.preventDefault();
    form.setMessage(t`Some hours need fixing. Check the days above.`);
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return {
    form,
    saved,
    /** Spread onto the `<form>`; invalid hours aren't sent, the first bad one gets the focus instead. */
    props: { ...form.props, onSubmit: submit },
    /** What was done last, in words; null when there is nothing to undo. */
    said: last?.said ?? null,
    /** Puts other rules. With words it can be undone, until something is changed by hand. */
    put: (rules: Rule[], said?: string) => {
      setSteps(said ? [...steps, { rules: form.values.rules, said }] : []);
      form.setMessage(null);
      form.set('rules', rules);
    },
    undo: () => {
      if (last) form.set('rules', last.rules);
      setSteps(steps.slice(0, -1));
    },
  };
}

export type HoursEditing = ReturnType<typeof useHours>;
