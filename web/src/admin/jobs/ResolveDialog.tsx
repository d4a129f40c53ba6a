import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Outcome } from '@parley/contract/jobs/states.ts';
import { MAX_REASON } from '@parley/contract/limits.ts';
import { money } from '@parley/contract/money.ts';
import { useRevalidator } from 'react-router';
import { PasswordAgain, usePasswordAgain } from '../../auth/password/PasswordAgain.tsx';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/form/Choice.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { shortName } from '../../users/short-name.ts';
import { heldOf, type Parts, partsOf } from './decision.ts';

interface Props {
  job: Job;
  onClose: () => void;
}

/** Decides a dispute: to whom the held money goes, shown before the fee and after, and why. */
export function ResolveDialog({ job, onClose }: Props) {
  return (
    <Dialog open wide onClose={onClose} title="Decide the dispute">
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
  const { revalidate } = useRevalidator();
  const heldCents = heldOf(job.money);
  const again = usePasswordAgain();
  const form = useForm({
    initial: NOTHING,
    schema: async () => (await import('@parley/contract/jobs/schemas.ts')).Resolution,
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
  const parts = outcome && partsOf(outcome, heldCents, toProfessionalCents);
  const split = form.field('toProfessionalCents');
  const noSplit = toProfessionalCents !== null && toProfessionalCents >= 0 && parts === null;
  const unfit = `More than nothing and less than ${money(heldCents)}; else it is no split.`;
  return (
    <form {...form.props} className="grid gap-6">
      <p className="text-pretty text-ink-2 tabular-nums">
        {money(heldCents)} is held. Your decision is final: the job ends, the money goes on its way, and both
        are told your reason.
      </p>
      <Outcomes job={job} field={form.field('outcome')} />
      {outcome === 'split' && (
        <MoneyInput
          label={`For ${shortName(job.professional.displayName)}, before the fee`}
          help={`Less than ${money(heldCents)}; the rest goes back to ${shortName(job.client.displayName)}.`}
          {...split}
          error={noSplit ? unfit : split.error}
        />
      )}
      {parts && <Result job={job} parts={parts} />}
      <TextArea
        label="Your reason"
        help="Both sides read it, and it is kept in the audit."
        max={MAX_REASON}
        rows={4}
        {...form.field('reason')}
      />
      <PasswordAgain {...again.field} why="You signed in a while ago, and this moves money." />
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          pending={form.pending}
          disabledBecause={parts ? null : 'Say first to whom the money goes.'}
        >
          Decide for good
        </Button>
        <Button kind="plain" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}

type OutcomeField = Omit<Parameters<typeof Choice<Outcome>>[0], 'label' | 'options'>;

function Outcomes({ job, field }: { job: Job; field: OutcomeField }) {
  const professional = shortName(job.professional.displayName);
  const client = shortName(job.client.displayName);
  return (
    <Choice
      label="To whom does the money go?"
      options={[
        {
          value: 'release',
          label: `To ${professional}`,
          about: 'All of it, less the fee. The job is completed.',
        },
        {
          value: 'refund',
          label: `Back to ${client}`,
          about: 'All of it, without a fee. The job is cancelled.',
        },
        { value: 'split', label: 'A part to each', about: 'The fee is on the professional’s part only.' },
      ]}
      {...field}
    />
  );
}

function Result({ job, parts }: { job: Job; parts: Parts }) {
  return (
    <div aria-live="polite" className="border-t-2 border-ink">
      <Facts
        facts={[
          [`${job.professional.displayName}, before the fee`, money(parts.toProfessionalCents)],
          ['Fee', money(parts.feeCents)],
          [`${job.professional.displayName} receives`, money(parts.netCents)],
          [`${job.client.displayName} gets back`, money(parts.toClientCents)],
        ]}
      />
    </div>
  );
}
