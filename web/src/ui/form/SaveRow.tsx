import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { SubmitBar } from './SubmitBar.tsx';

interface Props {
  form: { pending: boolean; message: string | null };
  saved: { isDirty: boolean; isSaved: boolean };
  label?: string;
  disabledBecause?: string | null;
  /** Next to the button, like a cancel link. */
  children?: ReactNode;
}

/** The footer of a form that stays on the page: the error, the button and the save status. */
export function SaveRow({ form, saved, label, disabledBecause, children }: Props) {
  const { t } = useLingui();
  return (
    <SubmitBar message={form.message}>
      <Button type="submit" pending={form.pending} disabledBecause={disabledBecause}>
        {label ?? t`Save`}
      </Button>
      {children}
      <output className="text-sm empty:absolute">
        {saved.isSaved && (
          <span className="font-semibold text-good">
            <Trans>Saved</Trans>
          </span>
        )}
        {saved.isDirty && (
          <span className="text-ink-3">
            <Trans>Unsaved changes</Trans>
          </span>
        )}
      </output>
    </SubmitBar>
  );
}
