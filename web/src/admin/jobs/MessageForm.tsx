import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_TICKET_MESSAGE } from '@parley/contract/limits.ts';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { forField } from './for-field.ts';

/** Sends a message to both sides of a job, as Parley. */
export function MessageForm({ jobId, onSent }: { jobId: string; onSent: () => Promise<void> }) {
  const { t } = useLingui();
  const form = useForm({
    initial: { body: '' },
    schema: async () => forField('body', (await import('@parley/contract/support/schemas.ts')).TicketMessage),
    read: ({ body }) => body,
    send: (body) => call('POST /api/chat/job/admin/:jobId', { params: { jobId }, body: { body } }),
    done: async () => {
      await onSent();
      form.reset();
    },
    draft: `admin chat ${jobId}`,
  });
  return (
    <form {...form.props} className="mt-8 grid gap-4 border-t border-line pt-6">
      <TextArea
        label={t`Message to both sides`}
        help={t`It appears in their chat under your name and is recorded in the audit log.`}
        max={MAX_TICKET_MESSAGE}
        rows={3}
        {...form.field('body')}
      />
      <FormMessage message={form.message} />
      <div>
        <Button type="submit" pending={form.pending}>
          <Trans>Send to both</Trans>
        </Button>
      </div>
    </form>
  );
}
