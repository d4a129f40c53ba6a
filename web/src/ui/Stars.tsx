import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useId } from 'react';
import type { FieldProps } from '../platform/form/use-form.ts';
import { FieldError, type LabelProps } from './form/Field.tsx';

const FIVE = [1, 2, 3, 4, 5] as const;
const starLabels = () => ['', t`Poor`, t`Fair`, t`Good`, t`Very good`, t`Excellent`];
const filled = 'fill-current text-ink';
const hollow = 'text-line-strong';

/** A read-only rating of five stars. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">
        <Trans>{rating} of 5</Trans>
      </span>
      {FIVE.map((star) => (
        <Star key={star} aria-hidden className={`size-4 ${star <= rating ? filled : hollow}`} />
      ))}
    </span>
  );
}

const starName = (star: (typeof FIVE)[number]) => {
  const word = starLabels()[star] ?? '';
  return t`${star} of 5, ${word}`;
};

/** A rating input from one to five: radio buttons shown as stars. */
export function StarsInput({ label, error, name, value, onChange }: FieldProps<number | null> & LabelProps) {
  const id = useId();
  const labels = starLabels();
  return (
    <fieldset aria-describedby={`${id}-error`}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="-ml-2 flex items-center">
        {FIVE.map((star) => (
          <label
            key={star}
            className="relative rounded-sm p-2 has-focus-visible:outline-2 has-focus-visible:outline-time"
          >
            <input
              type="radio"
              name={`${name}-${id}`}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={value === star}
              data-invalid={error ? true : undefined}
              onChange={() => onChange(star)}
            />
            <span className="sr-only">{starName(star)}</span>
            <Star aria-hidden className={`size-7 ${star <= (value ?? 0) ? filled : hollow}`} />
          </label>
        ))}
        <span aria-hidden className="ml-2 text-ink-3">
          {labels[value ?? 0]}
        </span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
