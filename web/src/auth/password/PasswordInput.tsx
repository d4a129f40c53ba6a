import { useLingui } from '@lingui/react/macro';
import type { PasswordOwner } from '@parley/contract/auth/guessable.ts';
import { type ReactNode, useState } from 'react';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { control, Field } from '../../ui/form/Field.tsx';
import { strengthOf } from './strength.ts';

type Props = FieldProps<string> & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  help?: ReactNode;
  beside?: ReactNode;
  /** The account's names and email, which make a password easy to guess. */
  chooser?: PasswordOwner;
};

/** A password field with a show button; a new password gets its strength in words while typing. */
export function PasswordInput({ label, help, beside, chooser, error, onChange, value, ...rest }: Props) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const isNew = rest.autoComplete === 'new-password';
  return (
    <Field
      label={label}
      error={error}
      beside={beside}
      help={isNew ? <Strength password={value} chooser={chooser} /> : help}
    >
      {(controlProps) => (
        <div className="relative">
          <input
            {...controlProps}
            {...rest}
            value={value}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${control} pr-18`}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={shown ? t`Hide password` : t`Show password`}
            className="absolute inset-y-0 right-0 min-w-16 rounded-md px-4 text-sm font-semibold text-ink-3 hover:text-ink"
            onClick={() => setShown(!shown)}
          >
            {shown ? t`Hide` : t`Show`}
          </button>
        </div>
      )}
    </Field>
  );
}

const LEVELS = [1, 2, 3, 4] as const;

function Strength({ password, chooser }: { password: string; chooser: PasswordOwner | undefined }) {
  const { level, text } = strengthOf(password, chooser);
  const colour = level < 2 ? 'bg-bad' : level < 4 ? 'bg-ink' : 'bg-good';
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden className="flex w-24 gap-1">
        {LEVELS.map((each) => (
          <span key={each} className={`h-1 flex-1 rounded-full ${each <= level ? colour : 'bg-line'}`} />
        ))}
      </span>
      <span aria-live="polite">{text}</span>
    </span>
  );
}
