import { t } from '@lingui/core/macro';
import type { Availability } from '@parley/contract/availability/schemas.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { call } from '../platform/api.ts';
import { useDirtyState } from '../platform/form/unsaved-changes.ts';
import { useForm } from '../platform/form/use-form.ts';
import { hasErrors, type Rule } from './week.ts';

const schema = async () => (await import('@parley/contract/availability/schemas.ts')).Availability;

interface Step {
  rules: Rule[];
  undoText: string;
}

/** The weekly hours while they are edited: the form, the last change, and its undo. */
export function useHours(initial: Availability, done?: (hours: Availability) => unknown) {
  const [steps, setSteps] = useState<Step[]>([]);
  // What the reader changes: another tab, or another device, may have saved others in the meantime.
  const seen = useRef(initial);
  const [others, setOthers] = useState<Availability | null>(null);
  const form = useForm({
    initial,
    schema,
    send: async (body) => {
      const result = await call('POST /api/availability/professional', {
        body: { ...body, seen: seen.current },
      });
      if (!result.ok && result.code === 'hours_changed') await lookAtOthers();
      return result;
    },
    done: (reply) => {
      seen.current = reply;
      setOthers(null);
      saved.markSaved(form.values);
      setSteps([]);
      return done?.(reply);
    },
  });
  const saved = useDirtyState(form.values, initial);
  const last = steps.at(-1) ?? null;

  /** From now on the reader knows of them, and saving again replaces them. */
  async function lookAtOthers() {
    const read = await call('GET /api/availability/professional', { query: {} });
    if (!read.ok) return;
    seen.current = read.data;
    setOthers(read.data);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (!hasErrors(form.values.rules)) return form.props.onSubmit(event);
    event.preventDefault();
    form.setMessage(t`Some hours need fixing. Check the days above.`);
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return {
    form,
    saved,
    /** Spread onto the `<form>`; invalid hours aren't sent, the first bad one gets the focus instead. */
    props: { ...form.props, onSubmit: submit },
    /** Shows the hours that were saved elsewhere in place of these; null where there are none. */
    takeOthers:
      others &&
      (() => {
        form.replace(others);
        saved.markSaved(others);
        setSteps([]);
        setOthers(null);
      }),
    /** Describes the last change; null when there is nothing to undo. */
    undoText: last?.undoText ?? null,
    /** Whether an undo leaves nothing more to undo. */
    undoesAll: steps.length === 1,
    /** Replaces the rules. With a description it can be undone, until the next manual change. */
    put: (rules: Rule[], undoText?: string) => {
      setSteps(undoText ? [...steps, { rules: form.values.rules, undoText }] : []);
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
