import { MAX_REASON } from '@parley/contract/limits.ts';
import { money } from '@parley/contract/money.ts';
import type { AdminPayment } from '@parley/contract/payments/schemas.ts';
import { PasswordAgain, usePasswordAgain } from '../../auth/password/PasswordAgain.tsx';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { refundableOf, type Sources, sourcesOf } from './refund.ts';

interface Props {
  payment: AdminPayment;
  onChange: (payment: AdminPayment) => void;
  onClose: () => void;
}
interface Values {
  amountCents: number | null;
  reason: string;
}
const NOTHING: Values = { amountCents: null, reason: '' };

/** Gives a client a part or all of a payment back: from where it comes is shown before. */
export function RefundDialog(props: Props) {
  return (
    <Dialog open onClose={props.onClose} title="Refund">
      <RefundForm {...props} />
    </Dialog>
  );
}

function RefundForm({ payment, onChange, onClose }: Props) {
  const { jobId, client, title } = payment;
  const most = refundableOf(payment);
  const again = usePasswordAgain();
  const form = useForm({
    initial: NOTHING,
    schema: async () => (await import('@parley/contract/payments/schemas.ts')).RefundByAdmin,
    read: ({ amountCents, reason }) => ({ jobId, amountCents: amountCents ?? 0, reason, ...again.given }),
    refused: again.refused,
    send: (body) => call('POST /api/payment/admin/refund', { body }),
    done: (changed) => {
      onChange(changed);
      onClose();
    },
  });
  const { amountCents } = form.values;
  const sources = sourcesOf(payment, amountCents);
  const amount = form.field('amountCents');
  const tooMuch = amountCents !== null && amountCents > most ? `At most ${money(most)} is left.` : undefined;
  return (
    <form {...form.props} className="grid gap-5">
      <p className="text-pretty text-ink-2 tabular-nums">
        {client.displayName} gets back what you say of the payment for “{title}”; {money(most)} of it is left.
        Both sides are told. It cannot be taken back.
      </p>
      <MoneyInput
        label={`Back to ${client.displayName}`}
        help={`At most ${money(most)}.`}
        {...amount}
        error={tooMuch ?? amount.error}
      />
      {sources && <From payment={payment} sources={sources} />}
      <TextArea
        label="Your reason"
        help="Both sides read it, and it is kept in the audit."
        max={MAX_REASON}
        rows={3}
        {...form.field('reason')}
      />
      <PasswordAgain {...again.field} why="You signed in a while ago, and this moves money." />
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          kind="danger"
          pending={form.pending}
          disabledBecause={sources ? null : 'Say first how much goes back.'}
        >
          {sources && amountCents !== null ? `Refund ${money(amountCents)}` : 'Refund'}
        </Button>
        <Button kind="plain" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}

function From({ payment, sources }: { payment: AdminPayment; sources: Sources }) {
  const { heldCents, professionalCents, feeCents } = sources;
  return (
    <div aria-live="polite" className="border-t-2 border-ink">
      <Facts
        facts={[
          ['From what is held', heldCents > 0 && money(heldCents)],
          [`From ${payment.professional.displayName}`, professionalCents > 0 && money(professionalCents)],
          ['From the fee of Parley', feeCents > 0 && money(feeCents)],
        ]}
      />
    </div>
  );
}
