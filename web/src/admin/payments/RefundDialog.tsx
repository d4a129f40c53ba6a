import { Trans, useLingui } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import { isForWork, isTip } from '@parley/contract/payments/paid-for.ts';
import { refundableOf, whyNotRefund } from '@parley/contract/payments/rules.ts';
import type { AdminPayment } from '@parley/contract/payments/schemas.ts';
import { useReauth } from '../../auth/password/ReauthField.tsx';
import { call } from '../../platform/api.ts';
import { refusalText } from '../../platform/language/refusal-text.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { DecisionFields } from '../DecisionFields.tsx';
import { DialogEnd } from '../DialogEnd.tsx';
import { type Sources, sourcesOf } from './refund.ts';

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

/** Refunds part or all of a payment, and shows where the money comes from. */
export function RefundDialog(props: Props) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={props.onClose} title={t`Refund`}>
      <RefundForm {...props} />
    </Dialog>
  );
}

function RefundForm({ payment, onChange, onClose }: Props) {
  const { t } = useLingui();
  const { jobId, title } = payment;
  const appointmentId = payment.appointmentId ?? undefined;
  const tipId = payment.tipId ?? undefined;
  const client = payment.client.displayName;
  const most = refundableOf(payment);
  const left = money(most);
  const again = useReauth();
  const readAgain = async () => {
    const found = await call('GET /api/payment/admin', { query: { q: payment.id } });
    const current = found.ok && found.data.items.find(({ id }) => id === payment.id);
    if (current) onChange(current);
  };
  const form = useForm({
    initial: NOTHING,
    schema: async () => (await import('@parley/contract/payments/schemas.ts')).RefundByAdmin,
    read: ({ amountCents, reason }) => ({
      jobId,
      appointmentId,
      tipId,
      amountCents: amountCents ?? 0,
      shown: { refundedCents: payment.refundedCents, settlement: payment.settlement },
      reason,
      ...again.given,
    }),
    refused: (code) => {
      if (code === 'sums_changed' || code === 'payment_disputed') void readAgain();
      return again.refused(code);
    },
    send: (body) => call('POST /api/payment/admin/refund', { body }),
    done: (changed) => {
      onChange(changed);
      onClose();
    },
    draft: `refund ${tipId ?? appointmentId ?? jobId}`,
  });
  const { amountCents } = form.values;
  const sources = sourcesOf(payment, amountCents);
  const amount = form.field('amountCents');
  const tooMuch = amountCents !== null && amountCents > most ? t`Only ${left} is left.` : undefined;
  const refused = refusalText(whyNotRefund(payment, amountCents ?? 0));
  const whyNot = refused ?? (sources ? null : t`Enter how much to refund first.`);
  const refunded = amountCents === null ? '' : money(amountCents);
  return (
    <form {...form.props} className="grid gap-5">
      <DraftNotice form={form} />
      <p className="text-pretty text-ink-2 tabular-nums">
        {isTip(payment) ? (
          <Trans>
            Enter how much of the tip for “{title}” {client} gets back; {left} is left. We’ll tell both sides.
            This can’t be undone.
          </Trans>
        ) : isForWork(payment) ? (
          <Trans>
            Enter how much of the payment for “{title}” {client} gets back; {left} is left. We’ll tell both
            sides. This can’t be undone.
          </Trans>
        ) : (
          <Trans>
            Enter how much of the payment for the consultation of “{title}” {client} gets back; {left} is
            left. We’ll tell both sides. This can’t be undone.
          </Trans>
        )}
      </p>
      <MoneyInput
        label={t`Back to ${client}`}
        help={t`At most ${left}.`}
        {...amount}
        error={tooMuch ?? amount.error}
      />
      {sources && <From payment={payment} sources={sources} />}
      <DecisionFields reason={form.field('reason')} again={again} />
      <DialogEnd
        form={form}
        confirm={sources && amountCents !== null ? t`Refund ${refunded}` : t`Refund`}
        kind="danger"
        disabledBecause={whyNot}
        onClose={onClose}
      />
    </form>
  );
}

function From({ payment, sources }: { payment: AdminPayment; sources: Sources }) {
  const { t } = useLingui();
  const { heldCents, professionalCents, feeCents } = sources;
  const professional = payment.professional.displayName;
  return (
    <div aria-live="polite" className="border-t-2 border-ink">
      <DescriptionList
        facts={[
          [t`From the held money`, heldCents > 0 && money(heldCents)],
          [t`From ${professional}`, professionalCents > 0 && money(professionalCents)],
          [t`From Parley’s fee`, feeCents > 0 && money(feeCents)],
        ]}
      />
    </div>
  );
}
