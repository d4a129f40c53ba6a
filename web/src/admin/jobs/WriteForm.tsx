import { MAX_TICKET_MESSAGE } from '@parley/contract/limits.ts';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { forField } from './for-field.ts';

/** Says something to both sides of a job, as Parley. */
export function WriteForm({ jobId, onSent }: { jobId: string; onSent: () => Promise<void> }) {
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
        label="Write to both sides"
        help="They read it in their chat, under your name. It is recorded in the audit."
        max={MAX_TICKET_MESSAGE}
        rows={3}
        {...form.field('body')}
      />
      <FormMessage message={form.message} />
      <div>
        <Button type="submit" pending={form.pending}>
          Send to both
        </Button>
      </div>
    </form>
  );
}
