import { useEffect, useRef, useState } from 'react';
import { PasswordInput } from './PasswordInput.tsx';

const FAULTS: Record<string, string | undefined> = {
  password_required: 'Enter your password to go on.',
  wrong_password: 'That password is incorrect.',
};

/**
 * What is sensitive asks for the password when the sign-in is a while ago. The field appears once the server says so,
 * beside what has been typed, and is kept in no draft.
 */
export function usePasswordAgain() {
  const [isAsked, setIsAsked] = useState(false);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  return {
    /** Goes along with what is sent. */
    given: isAsked && password !== '' ? { password } : {},
    /** Whether a refusal was about the password: then the field says it. */
    refused: (code: string): boolean => {
      const words = FAULTS[code];
      if (words === undefined) return false;
      setIsAsked(true);
      setFault(words);
      return true;
    },
    /** What `PasswordAgain` takes. */
    field: {
      isAsked,
      password,
      fault,
      onChange: (typed: string) => {
        setPassword(typed);
        setFault(null);
      },
    },
  };
}

type Props = ReturnType<typeof usePasswordAgain>['field'] & { why: string };

/** The field, where it is asked for. */
export function PasswordAgain({ isAsked, password, fault, onChange, why }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault !== null) box.current?.querySelector('input')?.focus();
  }, [fault]);
  if (!isAsked) return null;
  return (
    <div ref={box} className="w-full">
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        help={why}
        name="password"
        value={password}
        onChange={onChange}
        error={fault ?? undefined}
      />
    </div>
  );
}
