import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { isHeld } from '@parley/contract/payments/rules.ts';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { shortName } from '../../users/short-name.ts';

interface Props {
  appointment: Appointment;
  onClose: () => void;
}
interface Values {
  amountCents: number | null;
}

/** A professional gives back part or all of what a consultation cost. */
export default function GiveBackDialog({ appointment, onClose }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { id: appointmentId, priceCents, payment, client } = appointment;
  const name = shortName(client.displayName);
  const most = priceCents - (payment?.refundedCents ?? 0);
  const left = shortMoney(most);
  const initial: Values = { amountCents: most };
  const form = useForm({
    initial,
    schema: async () => (await import('@parley/contract/payments/schemas.ts')).ConsultationRefund,
    read: ({ amountCents }) => ({ appointmentId, amountCents: amountCents ?? 0 }),
    send: (body) => call('POST /api/payment/consultation/refund', { body }),
    done: async () => {
      await revalidate();
      onClose();
    },
  });
  const { amountCents } = form.values;
  const amount = form.field('amountCents');
  const isTooMuch = amountCents !== null && amountCents > most;
  const isNone = amountCents === null || amountCents < 1;
  const refund = isNone || isTooMuch ? '' : shortMoney(amountCents);
  return (
    <Dialog open onClose={onClose} title={t`Refund ${name}`}>
      <form {...form.props} className="grid gap-5">
        <p className="text-pretty text-ink-2 tabular-nums">
          {payment !== null && isHeld(payment) ? (
            <Trans>
              {left} is held for this consultation. What you refund goes back to {name}, and you receive the
              rest less the fee. This can’t be undone.
            </Trans>
          ) : (
            <Trans>
              You were paid for this consultation. What you refund is taken back from your payouts, less what
              Parley returns of its fee. This can’t be undone.
            </Trans>
          )}
        </p>
        <MoneyInput
          label={t`Back to ${name}`}
          help={t`At most ${left}.`}
          {...amount}
          error={isTooMuch ? t`Only ${left} is left.` : amount.error}
        />
        <FormMessage message={form.message} />
        <div className="flex flex-wrap gap-2.5">
          <Button
            type="submit"
            kind="danger"
            pending={form.pending}
            disabledBecause={refund === '' ? t`Enter how much to refund first.` : null}
          >
            {refund === '' ? t`Refund ${name}` : t`Refund ${refund} to ${name}`}
          </Button>
          <Button kind="plain" onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
