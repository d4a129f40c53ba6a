import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';

interface Props {
  form: { message: string | null; pending: boolean };
  onClose: () => void;
  /** What the submit button says. */
  children: ReactNode;
}

/** What went wrong with a calendar form as a whole, and its two buttons. */
export function FormEnd({ form, onClose, children }: Props) {
  return (
    <>
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" small pending={form.pending}>
          {children}
        </Button>
        <Button kind="plain" small onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  );
}
