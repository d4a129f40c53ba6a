import { useRevalidator } from 'react-router';
import type { Result } from '../platform/result.ts';
import { useForm } from '../platform/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/FormMessage.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { REASON_LENGTH, reasonSchema } from './AskDialog.tsx';
import { forField } from './for-field.ts';

interface Props<T> {
  send: (reason: string) => Promise<Result<T>>;
  /** What is missing yet; null when it can be done. */
  disabledBecause?: string | null;
  onClose: () => void;
}

/** The reason for an act in the place of one of the two, and the button that does it. */
export function ReasonInPlace<T>({ send, disabledBecause = null, onClose }: Props<T>) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { text: '' },
    schema: async () => forField('text', await reasonSchema()),
    read: ({ text }) => text,
    send,
    done: async () => {
      await revalidate();
      onClose();
    },
    refused: (code) => {
      if (code === 'invalid_transition') void revalidate();
      return false;
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <TextArea
        label="Why"
        help="Both read it, and it is kept in the audit."
        max={REASON_LENGTH}
        rows={3}
        {...form.field('text')}
      />
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={form.pending} disabledBecause={disabledBecause}>
          Do it
        </Button>
        <Button kind="plain" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}
