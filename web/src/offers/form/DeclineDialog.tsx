import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { shortName } from '../../users/short-name.ts';
import { termsText } from '../offer-text.ts';

interface Props {
  job: Job;
  ask: Offer;
  /** Loads the job and its offers again. */
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Declines the terms a client asks for, with a word if the professional likes. */
export default function DeclineDialog({ job, ask, reload, onClose }: Props) {
  const { t } = useLingui();
  const name = shortName(job.client.displayName);
  const terms = termsText(ask);
  const form = useForm({
    initial: { message: '' },
    schema: async () => (await import('@parley/contract/offers/schemas.ts')).OfferResponse,
    read: ({ message }) => ({
      offerId: ask.id,
      action: 'decline' as const,
      ...(message.trim() !== '' && { message }),
    }),
    send: (body) => call('POST /api/job/:id/offers/response', { params: { id: job.id }, body }),
    done: async () => {
      await reload();
      onClose();
    },
    refused: (code) => {
      if (code === 'already_paid' || code === 'invalid_transition') void reload();
      return false;
    },
    draft: `decline ${ask.id}`,
  });
  return (
    <Dialog open onClose={onClose} title={t`Decline ${terms}`}>
      <form {...form.props} className="grid gap-5">
        <p className="text-pretty text-ink-2">
          {job.offer === null
            ? t`You keep talking, and you can still make an offer. We’ll let ${name} know.`
            : t`Your own offer stands, and you keep talking. We’ll let ${name} know.`}
        </p>
        <TextArea label={t`Message to ${name}`} optional max={MAX_NOTE} rows={3} {...form.field('message')} />
        <FormMessage message={form.message} />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" pending={form.pending}>
            <Trans>Decline</Trans>
          </Button>
          <Button kind="plain" onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
