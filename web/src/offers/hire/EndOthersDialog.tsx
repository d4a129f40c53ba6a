import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';

interface Props {
  job: Job;
  others: number;
  onClose: () => void;
}

/** Ends the posting's other jobs in which nobody is hired, with the same word to each. */
export default function EndOthersDialog({ job, others, onClose }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { message: '' },
    schema: async () => (await import('@parley/contract/jobs/schemas.ts')).JobMessage,
    read: ({ message }) => (message.trim() === '' ? {} : { message }),
    send: (body) => call('POST /api/job/:id/end-others', { params: { id: job.id }, body }),
    done: async () => {
      await revalidate();
      onClose();
    },
    draft: `end others ${job.id}`,
  });
  return (
    <Dialog open onClose={onClose} title={t`End the other jobs`}>
      <form {...form.props} className="grid gap-5">
        <p className="text-pretty text-ink-2">
          <Plural
            value={others}
            one="# other job for this posting ends. Nothing is owed for the work, nobody’s profile is affected, and upcoming consultations are called off."
            other="# other jobs for this posting end. Nothing is owed for the work, nobody’s profile is affected, and upcoming consultations are called off."
          />
        </p>
        <p className="text-pretty text-ink-2">
          <Trans>
            If you paid for one of those consultations, you get the money back, unless it’s too late to call
            it off for free.
          </Trans>
        </p>
        <TextArea
          label={t`A kind word to everyone`}
          optional
          max={MAX_NOTE}
          rows={4}
          {...form.field('message')}
        />
        <FormMessage message={form.message} />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" pending={form.pending}>
            <Plural value={others} one="End # other job" other="End # other jobs" />
          </Button>
          <Button kind="plain" onClick={onClose}>
            <Trans>Keep talking</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
