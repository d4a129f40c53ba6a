import { Trans, useLingui } from '@lingui/react/macro';
import {
  MAX_ESTIMATED_DAYS,
  MAX_MILESTONE_TITLE,
  MAX_MILESTONES,
  MIN_ESTIMATED_DAYS,
} from '@parley/contract/limits.ts';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../platform/form/form-errors.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { NumberInput } from '../../ui/form/NumberInput.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { termsText } from '../offer-text.ts';
import { blankMilestone, sumOf, swapped, type MilestoneValues } from './milestone-values.ts';

interface Props {
  value: MilestoneValues[];
  onChange: (milestones: MilestoneValues[]) => void;
  /** Of the form: what is wrong with one of them, or with the sums, which have no field of their own. */
  errors: FieldErrors;
}

/** The milestones of an offer in their order, and what they come to. */
export function MilestoneFields({ value: milestones, onChange, errors }: Props) {
  const { t } = useLingui();
  const terms = termsText(sumOf(milestones));
  const isOfOne = Object.keys(errors).some((path) => path.startsWith('milestones.'));
  const ofAll = errors['milestones'] ?? errors['amountCents'] ?? errors['estimatedDays'] ?? null;
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<{ index: number; control: string } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const item = focusNext.current && list.current?.children[focusNext.current.index];
    if (!(item instanceof HTMLElement)) return;
    // The first has no button to move it.
    (item.querySelector<HTMLElement>(focusNext.current?.control ?? '') ?? item).focus();
    focusNext.current = null;
  }, [milestones]);

  const add = () => {
    focusNext.current = { index: milestones.length, control: 'input' };
    onChange([...milestones, blankMilestone]);
  };
  const moveUp = (index: number) => {
    focusNext.current = { index: index - 1, control: '[data-move]' };
    onChange(swapped(milestones, index));
    const [number, place, count] = [index + 1, index, milestones.length];
    const name = milestones[index]?.title.trim() || t`Milestone ${number}`;
    setAnnouncement(t`${name} moved to position ${place} of ${count}.`);
  };
  const put = (index: number, change: Partial<MilestoneValues>) =>
    onChange(milestones.map((each, at) => (at === index ? { ...each, ...change } : each)));
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-semibold">{t`Milestones`}</legend>
      <p className="text-sm text-pretty text-ink-3">
        <Trans>Hiring pays the first one. Each of them is paid, delivered and accepted on its own.</Trans>
      </p>
      <ol ref={list} className="grid gap-5">
        {milestones.map((milestone, index) => (
          // Focused once it was moved to the top.
          <li key={index} tabIndex={-1} className="grid gap-3 border-l-3 border-line pl-4">
            <Milestone
              index={index}
              milestone={milestone}
              errors={errors}
              onChange={(change) => put(index, change)}
            />
            <div className="flex flex-wrap gap-2">
              {index > 0 && (
                <Button
                  small
                  kind="quiet"
                  data-move
                  aria-label={t`Move up milestone ${index + 1}`}
                  onClick={() => moveUp(index)}
                >
                  <Trans>Move up</Trans>
                </Button>
              )}
              <Button
                small
                kind="plain"
                aria-label={t`Remove milestone ${index + 1}`}
                onClick={() => onChange(milestones.filter((_each, at) => at !== index))}
              >
                <Trans>Remove</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <FormMessage message={isOfOne ? null : ofAll} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          small
          kind="quiet"
          disabledBecause={milestones.length < MAX_MILESTONES ? null : t`At most 12 milestones.`}
          onClick={add}
        >
          <Trans>Add a milestone</Trans>
        </Button>
        <output className="text-sm text-ink-2 tabular-nums">
          <Trans>Together: {terms}</Trans>
        </output>
      </div>
    </fieldset>
  );
}

interface MilestoneProps {
  index: number;
  milestone: MilestoneValues;
  errors: FieldErrors;
  onChange: (change: Partial<MilestoneValues>) => void;
}

function Milestone({ index, milestone, errors, onChange }: MilestoneProps) {
  const { t } = useLingui();
  const number = index + 1;
  const name = `milestones.${index}`;
  return (
    <>
      <TextInput
        label={t`Milestone ${number}`}
        name={`${name}.title`}
        value={milestone.title}
        maxLength={MAX_MILESTONE_TITLE}
        error={errors[`${name}.title`]}
        onChange={(title) => onChange({ title })}
      />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <MoneyInput
          label={t`Price`}
          name={`${name}.amountCents`}
          value={milestone.amountCents}
          error={errors[`${name}.amountCents`]}
          onChange={(amountCents) => onChange({ amountCents })}
        />
        <NumberInput
          label={t`Days of work`}
          name={`${name}.estimatedDays`}
          value={milestone.estimatedDays}
          min={MIN_ESTIMATED_DAYS}
          max={MAX_ESTIMATED_DAYS}
          error={errors[`${name}.estimatedDays`]}
          onChange={(estimatedDays) => onChange({ estimatedDays })}
        />
      </div>
    </>
  );
}
