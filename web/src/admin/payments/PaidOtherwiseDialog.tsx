import { MAX_REASON } from '@parley/contract/limits.ts';
import { money } from '@parley/contract/money.ts';
import type { StuckCall } from '@parley/contract/payments/schemas.ts';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';

interface Props {
  stuck: StuckCall;
  done: () => void;
  onClose: () => void;
}

/** Says that a refund which the card refused was paid in another way. */
export function PaidOtherwiseDialog(props: Props) {
  return (
    <Dialog open onClose={props.onClose} title="Paid another way">
      <PaidOtherwiseForm {...props} />
    </Dialog>
  );
}

function PaidOtherwiseForm({ stuck: { id, title, amountCents }, done, onClose }: Props) {
  const form = useForm({
    initial: { on: '', reason: '' },
    schema: async () => (await import('@parley/contract/payments/schemas.ts')).PaidOtherwise,
    read: (values) => ({ id, ...values }),
    send: (body) => call('POST /api/payment/admin/paid-otherwise', { body }),
    done: () => {
      done();
      onClose();
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <p className="text-pretty text-ink-2 tabular-nums">
        Only when the client has {amountCents === null ? 'the money' : money(amountCents)} for “{title}” from
        Parley’s own bank account. They are told the date. This cannot be undone.
      </p>
      <TextInput label="Paid on" type="date" {...form.field('on')} />
      <TextArea
        label="How it was paid, and why"
        help="It goes into the audit log."
        max={MAX_REASON}
        rows={3}
        {...form.field('reason')}
      />
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={form.pending}>
          Mark as paid
        </Button>
        <Button kind="plain" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}
