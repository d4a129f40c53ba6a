import { MAX_REASON } from '@parley/contract/limits.ts';
import { useRevalidator } from 'react-router';
import type { Result } from '../../platform/result.ts';
import { AskForm, reasonSchema } from '../AskDialog.tsx';

interface Props<T> {
  send: (reason: string) => Promise<Result<T>>;
  /** What is missing yet; null when it can be done. */
  disabledBecause?: string | null;
  onClose: () => void;
}

/** The reason for an act in the place of one of the two, and the button that does it. */
export function ReasonInPlace<T>(props: Props<T>) {
  const { revalidate } = useRevalidator();
  return (
    <AskForm
      {...props}
      label="Why"
      help="Both read it, and it is kept in the audit."
      max={MAX_REASON}
      schema={reasonSchema}
      done={() => revalidate()}
      confirm="Do it"
      onRefused={(code) => {
        if (code === 'invalid_transition') void revalidate();
      }}
    />
  );
}
