import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import { sharesOf } from '@parley/contract/payments/platform-fee.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import type { ResolutionAnswer } from '@parley/contract/resolutions/states.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { endingText, hasAhead } from '../jobs/actions/call-off.ts';
import { ShareList } from '../payments/ShareList.tsx';
import { call } from '../platform/api.ts';
import { useForm } from '../platform/form/use-form.ts';
import { useNow } from '../platform/now.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { shortName } from '../users/short-name.ts';
import { suggestedText } from './resolution-text.ts';

interface Props {
  job: Job;
  side: Side;
  zone: string;
  resolution: Resolution;
  action: ResolutionAnswer;
  /** Loads the job and what was suggested again. */
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Accepts what the other side suggests, after saying what each gets; declines it; or withdraws one's own. */
export default function AnswerDialog(props: Props) {
  const { job, side, resolution, action, reload, onClose } = props;
  const { t } = useLingui();
  const name = shortName(otherOf(job, side).displayName);
  const { title, about, confirm } = wordsOf(props, name);
  const calledOff = useCalledOff(props);
  const { toProfessionalCents, heldCents } = resolution;
  const form = useForm({
    initial: { message: '' },
    schema: async () => (await import('@parley/contract/resolutions/schemas.ts')).ResolutionResponse,
    read: ({ message }) => ({
      resolutionId: resolution.id,
      action,
      ...(message.trim() !== '' && { message }),
    }),
    send: (body) => call('POST /api/job/:id/resolutions/response', { params: { id: job.id }, body }),
    done: async () => {
      await reload();
      onClose();
    },
    refused: (code) => {
      if (code === 'invalid_transition') void reload();
      return false;
    },
    draft: `${action} ${resolution.id}`,
  });
  return (
    <Dialog open onClose={onClose} title={title}>
      <form {...form.props} className="grid gap-5">
        <p className="text-pretty text-ink-2 tabular-nums">
          {calledOff === null ? about : `${about} ${calledOff}`}
        </p>
        {action === 'accept' && toProfessionalCents !== null && (
          <ShareList job={job} shares={sharesOf(heldCents, toProfessionalCents, job.money)} side={side} />
        )}
        <TextArea label={t`Message to ${name}`} optional max={MAX_NOTE} rows={3} {...form.field('message')} />
        <FormMessage message={form.message} />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" pending={form.pending}>
            {confirm}
          </Button>
          <Button kind="plain" onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What settling means for consultations that are ahead; null where there are none, or the job goes on. */
function useCalledOff({ job, side, zone, resolution, action }: Props): string | null {
  const now = useNow();
  const isEnding = action === 'accept' && resolution.toProfessionalCents !== null;
  if (!isEnding || !hasAhead(job.appointments, now)) return null;
  const paidAhead = endingText(job.appointments, { side, zone, now });
  return [t`Upcoming consultations are called off.`, paidAhead].filter(Boolean).join(' ');
}

interface Words {
  title: string;
  about: string;
  confirm: string;
}

function wordsOf({ job, side, zone, resolution, action }: Props, name: string): Words {
  const what = suggestedText(resolution, job, { side, zone });
  const words: Record<ResolutionAnswer, Words> = {
    accept:
      resolution.toProfessionalCents === null
        ? {
            title: t`Agree to the new date`,
            about: t`The work goes on with ${what}. If there’s a dispute, it ends too.`,
            confirm: t`Agree to the new date`,
          }
        : {
            title: t`Settle the job`,
            about: t`You agree to ${what}. The job ends, and the money is sent. This can’t be undone.`,
            confirm: t`Settle the job`,
          },
    decline: {
      title: t`Decline suggestion`,
      about: t`Nothing changes, and the money stays held. We’ll let ${name} know.`,
      confirm: t`Decline suggestion`,
    },
    withdraw: {
      title: t`Withdraw suggestion`,
      about: t`Nothing changes, and the money stays held. We’ll let ${name} know.`,
      confirm: t`Withdraw suggestion`,
    },
  };
  return words[action];
}
