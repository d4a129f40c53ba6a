import { useLingui } from '@lingui/react/macro';
import { MAX_REASON } from '@parley/contract/limits.ts';
import type { ReactNode, SubmitEvent } from 'react';
import { ReauthField, useReauth } from '../auth/password/ReauthField.tsx';
import type { Result } from '../platform/result.ts';
import { useForm } from '../platform/form/use-form.ts';
import type { ButtonKind } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { DialogEnd } from './DialogEnd.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';
import { forField, type TextSchema } from './jobs/for-field.ts';
import { useReread } from './use-reread.ts';

interface PromptProps<T> {
  /** Under which name the text is kept until it is sent: of what is done, and to what. */
  draft: string;
  label: string;
  help?: string;
  /** In characters; short texts get a single-line field. */
  max: number;
  initial?: string;
  schema: () => Promise<TextSchema>;
  /** With the password, if the server asked for it. */
  send: (text: string, again: { password?: string }) => Promise<Result<T>>;
  done: (reply: T, text: string) => unknown;
  confirm: string;
  kind?: ButtonKind;
  /** What else is missing; null when nothing is. */
  disabledBecause?: string | null;
  /** Whether what stands outside this form can be sent, too. If not, its field says why, and gets the focus. */
  check?: () => boolean;
  /** Gets the code of a refusal, which is shown anyway. */
  onRefused?: (code: string) => void;
  /** Dialogs can be closed. */
  onClose?: () => void;
}
interface Props<T> extends PromptProps<T> {
  title: string;
  /** What the action does. */
  about: ReactNode;
  onClose: () => void;
}

const ONE_LINE = 120;

/** Asks for one text before something is done: a reason, a name. */
export function PromptDialog<T>({ title, about, onClose, ...promptProps }: Props<T>) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="mb-5 text-pretty text-ink-2">{about}</div>
      <PromptForm {...promptProps} onClose={onClose} />
    </Dialog>
  );
}

/** What asking for a reason leaves to say; the label only where it’s another one than “Your reason”. */
type ForReason<P> = Omit<P, 'label' | 'max' | 'schema'> & { label?: string };

/** Asks an admin for the reason before something is done. */
export function ReasonDialog<T>(props: ForReason<Props<T>>) {
  return <PromptDialog {...useReason()} {...props} />;
}

/** The form of a dialog that asks for the reason, within another one. */
export function ReasonForm<T>(props: ForReason<PromptProps<T>>) {
  return <PromptForm {...useReason()} {...props} />;
}

function useReason() {
  const { t } = useLingui();
  const schema = async () => (await import('@parley/contract/audit.ts')).reason;
  return { label: t`Your reason`, max: MAX_REASON, schema };
}

/** The form of the dialog: one text field and the confirming button. */
function PromptForm<T>({
  draft,
  label,
  help,
  max,
  initial = '',
  schema,
  send,
  done,
  confirm,
  kind,
  disabledBecause = null,
  check = () => true,
  onRefused,
  onClose,
}: PromptProps<T>) {
  const { t } = useLingui();
  const again = useReauth();
  const reread = useReread();
  const form = useForm({
    initial: { text: initial },
    schema: async () => forField('text', await schema()),
    read: ({ text }) => text,
    send: (sent) => send(sent, again.given),
    done: async (reply, _result, text) => {
      await done(reply, text);
      onClose?.();
    },
    refused: (code) => {
      onRefused?.(code);
      reread();
      return again.refused(code);
    },
    draft,
  });
  const field = { label, help, ...form.field('text') };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check()) void form.submit();
  };
  return (
    <form {...form.props} onSubmit={submit} className="grid gap-5">
      {max <= ONE_LINE ? (
        <TextInput {...field} maxLength={max} autoComplete="off" />
      ) : (
        <TextArea {...field} max={max} rows={3} />
      )}
      <ReauthField {...again.field} why={t`You signed in a while ago.`} />
      <DialogEnd {...{ form, confirm, kind, disabledBecause, onClose }} />
    </form>
  );
}
