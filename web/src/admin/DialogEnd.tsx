import { Trans } from '@lingui/react/macro';
import { Button, type ButtonKind } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';

interface Props {
  form: { message: string | null; pending: boolean };
  confirm: string;
  kind?: ButtonKind;
  /** What is missing; null when nothing is. */
  disabledBecause?: string | null;
  /** Without it, there is no way back. */
  onClose?: () => void;
}

/** The end of an admin’s form: why it failed, the confirming button, and the way back. */
export function DialogEnd({ form, confirm, kind, disabledBecause, onClose }: Props) {
  return (
    <>
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" kind={kind} pending={form.pending} disabledBecause={disabledBecause}>
          {confirm}
        </Button>
        {onClose && (
          <Button kind="plain" onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
