import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { PasswordInput } from './PasswordInput.tsx';

const errors = (): Record<string, string | undefined> => ({
  password_required: t`Enter your password to continue.`,
  wrong_password: t`That password is incorrect.`,
});

/**
 * Sensitive changes need the password when the sign-in was a while ago. The field appears once the server asks for it and
 * is never kept in a draft.
 */
export function useReauth() {
  const [isAsked, setIsAsked] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  return {
    /** To merge into the request body. */
    given: isAsked && password !== '' ? { password } : {},
    /** Handles a refusal about the password, which the field then shows. */
    refused: (code: string): boolean => {
      const text = errors()[code];
      if (text === undefined) return false;
      setIsAsked(true);
      setError(text);
      return true;
    },
    /** The props of `ReauthField`. */
    field: {
      isAsked,
      password,
      error,
      onChange: (typed: string) => {
        setPassword(typed);
        setError(null);
      },
    },
  };
}

type Props = ReturnType<typeof useReauth>['field'] & { why: string };

/** The field, where it is asked for. */
export function ReauthField({ isAsked, password, error, onChange, why }: Props) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null) box.current?.querySelector('input')?.focus();
  }, [error]);
  if (!isAsked) return null;
  return (
    <div ref={box} className="w-full">
      <PasswordInput
        label={t`Your password`}
        autoComplete="current-password"
        help={why}
        name="password"
        value={password}
        onChange={onChange}
        error={error ?? undefined}
      />
    </div>
  );
}
