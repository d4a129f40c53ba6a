import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Outcome } from '@parley/contract/jobs/states.ts';
import { money, shortMoney } from '@parley/contract/money.ts';
import type { FinalShares } from '@parley/contract/payments/settlement.ts';
import { useRevalidator } from 'react-router';
import { useReauth } from '../../auth/password/ReauthField.tsx';
import { heldCents } from '../../jobs/actions/call-off.ts';
import { ShareList } from '../../payments/ShareList.tsx';
import { call } from '../../platform/api.ts';
import { currentFee } from '../../platform/installation/current-fee.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { shortName } from '../../users/short-name.ts';
import { DecisionFields } from '../DecisionFields.tsx';
import { DialogEnd } from '../DialogEnd.tsx';
import { useReread } from '../use-reread.ts';
import { decidedShares } from './decision.ts';

interface Props {
  appointment: Appointment;
  /** What the professional owes. */
  owedCents: number;
  onClose: () => void;
}

/** Decides who gets what was paid for a consultation that somebody objected to. */
export default function ConsultationDecision(props: Props) {
  const { t } = useLingui();
  return (
    <Dialog open wide onClose={props.onClose} title={t`Decide on this consultation`}>
      <DecisionForm {...props} />
    </Dialog>
  );
}

interface Values {
  outcome: Outcome | null;
  toProfessionalCents: number | null;
  reason: string;
}
const NOTHING: Values = { outcome: null, toProfessionalCents: null, reason: '' };

function DecisionForm({ appointment, owedCents, onClose }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { id: appointmentId } = appointment;
  const cents = heldCents(appointment);
  const fee = appointment.payment ?? currentFee();
  const sharesFor = ({ outcome, toProfessionalCents }: Values) =>
    outcome && decidedShares(outcome, { heldCents: cents, fee, owedCents }, toProfessionalCents);
  const again = useReauth();
  const reread = useReread();
  const form = useForm({
    initial: NOTHING,
    schema: async () => (await import('@parley/contract/payments/schemas.ts')).ConsultationDecision,
    read: (values) => ({
      appointmentId,
      toProfessionalCents: sharesFor(values)?.toProfessionalCents ?? 0,
      shown: shownOf(sharesFor(values)),
      reason: values.reason,
      ...again.given,
    }),
    refused: (code) => {
      if (code === 'sums_changed') void revalidate();
      reread();
      return again.refused(code);
    },
    send: (body) => call('POST /api/payment/admin/consultation', { body }),
    done: async () => {
      await revalidate();
      onClose();
    },
    draft: `decide ${appointmentId}`,
  });
  const { outcome, toProfessionalCents } = form.values;
  const shares = sharesFor(form.values);
  const split = form.field('toProfessionalCents');
  const noSplit = toProfessionalCents !== null && toProfessionalCents >= 0 && shares === null;
  const [held, nothing] = [money(cents), shortMoney(0)];
  const [professional, client] = [
    shortName(appointment.professional.displayName),
    shortName(appointment.client.displayName),
  ];
  const splitError = t`Enter more than ${nothing} and less than ${held}.`;
  return (
    <form {...form.props} className="grid gap-6">
      <p className="text-pretty text-ink-2 tabular-nums">
        <Trans>
          {held} is held for this consultation. Your decision is final: the money is sent, and both sides are
          told your reason. The job goes on.
        </Trans>
      </p>
      <RadioGroup
        label={t`Who gets the money?`}
        options={[
          { value: 'release', label: t`To ${professional}`, about: t`All of it, less the fee.` },
          { value: 'refund', label: t`Back to ${client}`, about: t`All of it, without a fee.` },
          { value: 'split', label: t`Split it`, about: t`Only the professional’s part has a fee.` },
        ]}
        {...form.field('outcome')}
      />
      {outcome === 'split' && (
        <MoneyInput
          label={t`For ${professional}, before the fee`}
          help={t`Less than ${held}. ${client} gets the rest back.`}
          {...split}
          error={noSplit ? splitError : split.error}
        />
      )}
      {shares && <ShareList job={appointment} shares={shares} />}
      <DecisionFields reason={form.field('reason')} again={again} />
      <DialogEnd
        form={form}
        confirm={t`Make final decision`}
        disabledBecause={shares ? null : t`Choose who gets the money first.`}
        onClose={onClose}
      />
    </form>
  );
}

const shownOf = (shares: FinalShares | null) =>
  shares ? { sentCents: shares.sentCents, toClientCents: shares.toClientCents } : undefined;
