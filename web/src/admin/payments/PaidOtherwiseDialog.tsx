import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_REASON } from '@parley/contract/limits.ts';
import { money } from '@parley/contract/money.ts';
import type { StuckCall } from '@parley/contract/payments/schemas.ts';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogEnd } from '../DialogEnd.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';

interface Props {
  stuck: StuckCall;
  done: () => void;
  onClose: () => void;
}

/** Records that a refund the card refused was paid another way. */
export function PaidOtherwiseDialog(props: Props) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={props.onClose} title={t`Paid another way`}>
      <PaidOtherwiseForm {...props} />
    </Dialog>
  );
}

function PaidOtherwiseForm({ stuck: { id, title, amountCents }, done, onClose }: Props) {
  const { t } = useLingui();
  const amount = amountCents === null ? t`the money` : money(amountCents);
  const form = useForm({
    initial: { on: '', reason: '' },
    schema: async () => (await import('@parley/contract/payments/schemas.ts')).ManualRefund,
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
        <Trans>
          Only mark this once the client has received {amount} for “{title}” from Parley’s own bank account.
          We’ll tell them the date. This can’t be undone.
        </Trans>
      </p>
      <TextInput label={t`Paid on`} type="date" {...form.field('on')} />
      <TextArea
        label={t`How it was paid, and why`}
        help={t`Kept in the audit log.`}
        max={MAX_REASON}
        rows={3}
        {...form.field('reason')}
      />
      <DialogEnd form={form} confirm={t`Mark as paid`} onClose={onClose} />
    </form>
  );
}
