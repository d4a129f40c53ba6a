import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { call } from '../platform/api.ts';
import { useForm } from '../platform/form/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { shortName } from '../users/short-name.ts';
import { DueDateField, MoneyFields } from './SuggestFields.tsx';
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
      // The day ends by the clock that the page shows, wherever the reader is.
      ...(subject === 'money' ? { toProfessionalCents } : { dueOn, timeZone: zone }),
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
    draft: `settle ${subject} ${job.id}`,
  });
  const name = shortName(otherOf(job, side).displayName);
  return (
    <form {...form.props} className="grid gap-5">
      <DraftNotice form={form} />
      <p className="text-pretty text-ink-2">
        {t`Nothing changes until ${name} accepts. Without a reply in 7 days, your suggestion expires.`}
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
