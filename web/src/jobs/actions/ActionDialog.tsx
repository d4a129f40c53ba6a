import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isCutOff } from '@parley/contract/jobs/states.ts';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { useRevalidator } from 'react-router';
import { useForm } from '../../platform/form/use-form.ts';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { shortName } from '../../users/short-name.ts';
import { endingText, hasAhead } from './call-off.ts';
import { runAction } from './run-action.ts';
import { type ActionLabels, actionLabels } from './action-labels.ts';
import type { JobPageAction } from './actions.ts';

interface Props {
  action: JobPageAction | null;
  job: Job;
  side: Side;
  onClose: () => void;
}

/** Confirms a move of a job: what will happen, and a message to the other side. */
export function ActionDialog({ action, job, side, onClose }: Props) {
  const now = useNow();
  const zone = useViewerZone();
  if (action === null) return null;
  const name = shortName(otherOf(job, side).displayName);
  const paidAhead = endingText(job.appointments, { side, zone, now });
  const isAnyAhead = hasAhead(job.appointments, now);
  const labels = {
    ...actionLabels(action, { job, side, name, paidAhead, hasAhead: isAnyAhead }),
    // Nothing reaches someone they can’t contact.
    ...(isCutOff(job) && { message: null, needsMessage: false }),
  };
  return (
    <Dialog open onClose={onClose} title={labels.title}>
      <ActForm key={action} action={action} job={job} labels={labels} onClose={onClose} />
    </Dialog>
  );
}

interface FormProps {
  action: JobPageAction;
  job: Job;
  labels: ActionLabels;
  onClose: () => void;
}

function ActForm({ action, job, labels, onClose }: FormProps) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { message: '' },
    schema: async () => {
      const { JobMessage, JobReason } = await import('@parley/contract/jobs/schemas.ts');
      return labels.needsMessage ? JobReason : JobMessage;
    },
    read: ({ message }) =>
      labels.message === null || (message.trim() === '' && !labels.needsMessage) ? {} : { message },
    send: ({ message = '' }) => runAction(action, job.id, message),
    done: async () => {
      await revalidate();
      onClose();
    },
    refused: (code) => {
      if (code === 'invalid_transition') void revalidate();
      return false;
    },
    draft: labels.message === null ? undefined : `${action} ${job.id}`,
  });
  return (
    <form {...form.props} className="grid gap-5">
      <p className="text-pretty text-ink-2">{labels.about}</p>
      {labels.message !== null && (
        <TextArea
          label={labels.message}
          optional={!labels.needsMessage}
          max={MAX_NOTE}
          rows={4}
          {...form.field('message')}
        />
      )}
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2.5 *:max-w-full *:py-1 *:leading-tight *:text-balance *:whitespace-normal">
        <Button type="submit" kind={labels.confirmKind} pending={form.pending}>
          {labels.confirm}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {labels.dismiss}
        </Button>
      </div>
    </form>
  );
}
