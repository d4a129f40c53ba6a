import { Trans } from '@lingui/react/macro';
import { groupDigits } from '@parley/contract/numbers.ts';
import { type ReactNode, useId } from 'react';

export interface LabelProps {
  label: string;
  help?: ReactNode;
  /** Shows "optional" next to the label. */
  optional?: boolean;
}
/** The attributes that connect a control with its label, help and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const control =
  'w-full min-h-11 rounded-md border border-line-strong bg-sheet px-3.5 py-2.5 text-ink transition-colors duration-(--swift) hover:border-ink-3 aria-invalid:border-bad';

/** A form field: label, control, error and help. */
export function Field({
  label,
  help,
  optional,
  error,
  beside,
  isTooLong = false,
  small = false,
  children,
}: LabelProps & {
  error: string | undefined;
  /** At the end of the label's line, like a link or a count. */
  beside?: ReactNode;
  /** Marked while it is typed: the count next to the label says it. */
  isTooLong?: boolean;
  /** In a row of a list. */
  small?: boolean;
  children: (controlProps: ControlProps) => ReactNode;
}) {
  const id = useId();
  const described = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <div className={`flex items-baseline justify-between gap-4 ${small ? 'mb-1' : 'mb-1.5'}`}>
        <label htmlFor={id} className={small ? 'text-sm text-ink-3' : 'font-semibold'}>
          {label} {optional && <Optional />}
        </label>
        {/* In a line of its own, whose height a link’s place for a thumb leaves as it is. */}
        {beside && <span>{beside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error || isTooLong ? true : undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
      {help && (
        <div id={`${id}-help`} className="mt-1.5 text-sm text-ink-3">
          {help}
        </div>
      )}
    </div>
  );
}

const NEAR = 0.8;

/** How long a text is, from near its limit on: it stays as it was typed or pasted, and is refused once it is too long. */
export function Count({ value, max, always = false }: { value: string; max: number; always?: boolean }) {
  const isNear = value.length > max * NEAR;
  const isOver = value.length > max;
  const [length, limit] = [groupDigits(value.length), groupDigits(max)];
  if (!always && !isNear) return null;
  return (
    <span
      className={`num text-sm whitespace-nowrap ${isOver ? 'font-medium text-bad' : 'text-ink-3'}`}
      aria-live={isNear ? 'polite' : 'off'}
    >
      <Trans>
        {length} of {limit}
      </Trans>
    </span>
  );
}

/** Always rendered: a live region must exist before its text is announced. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={id} role="alert" className="text-sm font-medium text-bad not-empty:mt-1.5">
      {error}
    </p>
  );
}

export function Optional() {
  return (
    <span className="font-normal text-ink-3">
      <Trans>optional</Trans>
    </span>
  );
}
