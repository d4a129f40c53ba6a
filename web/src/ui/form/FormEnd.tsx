import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { FormMessage } from './FormMessage.tsx';

interface Props {
  form: { message: string | null; pending: boolean };
  /** On Cancel. */
  onClose: () => void;
  disabledBecause?: string | null;
  /** What the submit button says. */
  children: ReactNode;
}

/** The end of a form that closes: what went wrong with it as a whole, and its two buttons. */
export function FormEnd({ form, onClose, disabledBecause, children }: Props) {
  return (
    <>
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" small pending={form.pending} disabledBecause={disabledBecause}>
          {children}
        </Button>
        <Button kind="plain" small onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  );
}
