import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { sharesOf } from '@parley/contract/payments/platform-fee.ts';
import { latestDueAt } from '@parley/contract/resolutions/rules.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { ShareList } from '../payments/ShareList.tsx';
import { call } from '../platform/api.ts';
import { useForm } from '../platform/form/use-form.ts';
import { useNow } from '../platform/now.ts';
import { dateOf, dayText } from '../time/format.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { MoneyInput } from '../ui/form/MoneyInput.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { shortName } from '../users/short-name.ts';
import type { Subject } from './use-settling.ts';

interface Props {
  job: Job;
  side: Side;
  zone: string;
  subject: Subject;
  /** Loads the job and what was suggested again. */
  reload: () => Promise<void>;
  onClose: () => void;
}

interface Values {
  toProfessionalCents: number | null;
  dueOn: string;
  message: string;
}

/** Suggests how the held money is parted, with what each side gets of it while it is typed, or a new due date. */
export default function SuggestDialog({ subject, ...props }: Props) {
  const { t } = useLingui();
  const { onClose } = props;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={subject === 'money' ? t`Suggest how to split the money` : t`Suggest a new due date`}
    >
      <SuggestForm subject={subject} {...props} />
    </Dialog>
  );
}

function SuggestForm({ job, side, zone, subject, reload, onClose }: Props) {
  const { t } = useLingui();
  const initial: Values = { toProfessionalCents: null, dueOn: '', message: '' };
  const form = useForm({
    initial,
    schema: async () => (await import('@parley/contract/resolutions/schemas.ts')).NewResolution,
    read: ({ toProfessionalCents, dueOn, message }) => ({
      ...(subject === 'money' ? { toProfessionalCents } : { dueOn }),
      ...(message.trim() !== '' && { message }),
    }),
    send: (body) => call('POST /api/job/:id/resolutions', { params: { id: job.id }, body }),
    done: async () => {
      await reload();
      onClose();
    },
    refused: (code) => {
      // The money was refunded, or the job is over: the page behind shows it.
      if (code === 'invalid_transition' || code === 'refund_too_large') void reload();
      return false;
    },
  });
  const name = shortName(otherOf(job, side).displayName);
  return (
    <form {...form.props} className="grid gap-5">
      <p className="text-pretty text-ink-2">
        {t`Nothing changes until ${name} accepts. Without an answer in 7 days, your suggestion is gone.`}
      </p>
      {subject === 'money' ? (
        <MoneyFields job={job} side={side} field={form.field('toProfessionalCents')} />
      ) : (
        <DueDateField job={job} zone={zone} field={form.field('dueOn')} />
      )}
      <TextArea label={t`Message to ${name}`} optional max={MAX_NOTE} rows={3} {...form.field('message')} />
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={form.pending}>
          {t`Send to ${name}`}
        </Button>
        <Button kind="plain" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
      </div>
    </form>
  );
}

type AmountField = Pick<Parameters<typeof MoneyInput>[0], 'name' | 'value' | 'onChange' | 'error'>;

function MoneyFields({ job, side, field }: Pick<Props, 'job' | 'side'> & { field: AmountField }) {
  const { t } = useLingui();
  const heldCents = job.money.netCents + job.money.feeCents;
  const [professional, client] = [shortName(job.professional.displayName), shortName(job.client.displayName)];
  const held = shortMoney(heldCents);
  const isTooMuch = field.value !== null && field.value > heldCents;
  const fits = field.value !== null && field.value >= 0 && !isTooMuch;
  const tooMuch = t`Enter at most the ${held} that’s held.`;
  return (
    <>
      <MoneyInput
        label={side === 'professional' ? t`For you, before the fee` : t`For ${professional}, before the fee`}
        help={
          side === 'professional'
            ? t`${held} is held by Parley. ${client} gets the rest back.`
            : t`${held} is held by Parley. You get the rest back.`
        }
        {...field}
        error={isTooMuch ? tooMuch : field.error}
      />
      {fits && <ShareList job={job} shares={sharesOf(heldCents, field.value ?? 0)} side={side} />}
      {fits && <p className="text-sm text-ink-3">{t`The job ends with this, and so does a dispute.`}</p>}
    </>
  );
}

type DateField = Pick<Parameters<typeof TextInput>[0], 'name' | 'value' | 'onChange' | 'error'>;

function DueDateField({ job, zone, field }: Pick<Props, 'job' | 'zone'> & { field: DateField }) {
  const { t } = useLingui();
  const today = dateOf(useNow(), zone);
  const latest = job.hiredAt === null ? undefined : latestDueAt(job.hiredAt);
  const due = job.dueAt === null ? '' : dayText(job.dueAt, zone);
  const last = latest === undefined ? '' : dayText(latest, zone);
  const dates = t`It’s due on ${due} now, and can be due by ${last}. The end of the day counts.`;
  return (
    <TextInput
      type="date"
      label={t`New due date`}
      help={job.deliveredAt === null ? dates : `${dates} ${t`The delivered work goes on until then.`}`}
      min={today}
      max={latest && dateOf(latest, zone)}
      {...field}
    />
  );
}
