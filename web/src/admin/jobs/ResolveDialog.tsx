import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Outcome } from '@parley/contract/jobs/states.ts';
import { money, shortMoney } from '@parley/contract/money.ts';
import { useRevalidator } from 'react-router';
import { useReauth } from '../../auth/password/ReauthField.tsx';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { ShareList } from '../../payments/ShareList.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { DecisionFields } from '../DecisionFields.tsx';
import { DialogEnd } from '../DialogEnd.tsx';
import { shortName } from '../../users/short-name.ts';
import { decidedShares, heldAmount } from './decision.ts';

interface Props {
  job: Job;
  onClose: () => void;
}

/** Decides who gets the held money of a dispute, and why. */
export function ResolveDialog({ job, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog open wide onClose={onClose} title={t`Decide dispute`}>
      <ResolveForm job={job} onClose={onClose} />
    </Dialog>
  );
}

interface Values {
  outcome: Outcome | null;
  toProfessionalCents: number | null;
  reason: string;
}
const NOTHING: Values = { outcome: null, toProfessionalCents: null, reason: '' };

function ResolveForm({ job, onClose }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const heldCents = heldAmount(job.money);
  const again = useReauth();
  const form = useForm({
    initial: NOTHING,
    schema: async () => (await import('@parley/contract/jobs/schemas.ts')).Decision,
    read: ({ outcome, toProfessionalCents, reason }) => ({
      outcome: outcome ?? undefined,
      reason,
      ...again.given,
      ...(outcome === 'split' && { toProfessionalCents: toProfessionalCents ?? 0 }),
    }),
    refused: again.refused,
    send: (body) => call('POST /api/job/admin/:id/resolve', { params: { id: job.id }, body }),
    done: async () => {
      await revalidate();
      onClose();
    },
    draft: `decide ${job.id}`,
  });
  const { outcome, toProfessionalCents } = form.values;
  const parts = outcome && decidedShares(outcome, { heldCents, fee: job.money }, toProfessionalCents);
  const split = form.field('toProfessionalCents');
  const noSplit = toProfessionalCents !== null && toProfessionalCents >= 0 && parts === null;
  const [held, nothing] = [money(heldCents), shortMoney(0)];
  const professional = shortName(job.professional.displayName);
  const client = shortName(job.client.displayName);
  const splitError = t`Enter more than ${nothing} and less than ${held}.`;
  return (
    <form {...form.props} className="grid gap-6">
      <p className="text-pretty text-ink-2 tabular-nums">
        <Trans>
          {held} is held. Your decision is final: the job ends, the money is sent, and both sides are told
          your reason.
        </Trans>
      </p>
      <Outcomes job={job} field={form.field('outcome')} />
      {outcome === 'split' && (
        <MoneyInput
          label={t`For ${professional}, before the fee`}
          help={t`Less than ${held}. ${client} gets the rest back.`}
          {...split}
          error={noSplit ? splitError : split.error}
        />
      )}
      {parts && <ShareList job={job} shares={parts} />}
      <DecisionFields reason={form.field('reason')} again={again} />
      <DialogEnd
        form={form}
        confirm={t`Make final decision`}
        disabledBecause={parts ? null : t`Choose who gets the money first.`}
        onClose={onClose}
      />
    </form>
  );
}

type OutcomeField = Omit<Parameters<typeof RadioGroup<Outcome>>[0], 'label' | 'options'>;

function Outcomes({ job, field }: { job: Job; field: OutcomeField }) {
  const { t } = useLingui();
  const professional = shortName(job.professional.displayName);
  const client = shortName(job.client.displayName);
  return (
    <RadioGroup
      label={t`Who gets the money?`}
      options={[
        {
          value: 'release',
          label: t`To ${professional}`,
          about: t`All of it, less the fee. The job is completed.`,
        },
        {
          value: 'refund',
          label: t`Back to ${client}`,
          about: t`All of it, without a fee. The job is canceled.`,
        },
        { value: 'split', label: t`Split it`, about: t`Only the professional’s part has a fee.` },
      ]}
      {...field}
    />
  );
}
