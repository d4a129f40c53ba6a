import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import {
  MAX_DESCRIPTION,
  MAX_ESTIMATED_DAYS,
  MAX_MILESTONE_TITLE,
  MIN_ESTIMATED_DAYS,
} from '@parley/contract/limits.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { useLeadOn } from '../../platform/form/use-lead-on.ts';
import { Button } from '../../ui/Button.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { NumberInput } from '../../ui/form/NumberInput.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { shortName } from '../../users/short-name.ts';

interface Props {
  job: Job;
  side: Side;
  onClose: () => void;
}

interface Values {
  title: string;
  amountCents: number | null;
  estimatedDays: number | null;
  scope: string;
}
const blank: Values = { title: '', amountCents: null, estimatedDays: null, scope: '' };

/** A further milestone: what the professional offers, or what the client asks for. */
export default function AddMilestoneDialog({ job, side, onClose }: Props) {
  const { t } = useLingui();
  const leadOn = useLeadOn();
  const name = shortName(otherOf(job, side).displayName);
  const form = useForm({
    initial: blank,
    schema: async () => (await import('@parley/contract/offers/schemas.ts')).NewMilestone,
    read: ({ scope, ...terms }) => ({ ...terms, ...(scope.trim() !== '' && { scope }) }),
    send: (body) => call('POST /api/job/:id/milestones', { params: { id: job.id }, body }),
    done: async ({ id }) => {
      onClose();
      await leadOn(paths.job(id));
    },
    draft: `milestone ${job.id}`,
  });
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={side === 'client' ? t`Ask ${name} for another milestone` : t`Offer ${name} another milestone`}
    >
      <form {...form.props} className="grid gap-5">
        <DraftNotice form={form} />
        <p className="text-pretty text-ink-2">
          {side === 'client'
            ? t`${name} can accept these terms, reply with an offer, or decline. You owe nothing until you pay for it.`
            : t`${name} pays for it whenever they decide to. Start once the money is held by Parley.`}
        </p>
        <TextInput label={t`Title`} maxLength={MAX_MILESTONE_TITLE} {...form.field('title')} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <MoneyInput label={t`Price`} {...form.field('amountCents')} />
          <NumberInput
            label={t`Days of work`}
            min={MIN_ESTIMATED_DAYS}
            max={MAX_ESTIMATED_DAYS}
            {...form.field('estimatedDays')}
          />
        </div>
        <TextArea label={t`Scope`} optional max={MAX_DESCRIPTION} rows={4} {...form.field('scope')} />
        <FormMessage message={form.message} />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" pending={form.pending}>
            {side === 'client' ? <Trans>Ask {name}</Trans> : <Trans>Send offer</Trans>}
          </Button>
          <Button kind="plain" onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
