import { MAX_TICKET_MESSAGE } from '@parley/contract/limits.ts';
import { Link, useLocation, useNavigate, useRevalidator } from 'react-router';
import { call } from '../platform/api.ts';
import { useSupportEmail } from '../platform/root-data.ts';
import { useUser } from '../platform/session/session.ts';
import { useForm } from '../platform/form/use-form.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { useState } from 'react';

/** Asks the support admins for help; who is not logged in is told how. */
export default function SupportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const user = useUser();
  return (
    <Dialog open={open} onClose={onClose} title="Support">
      {user ? <TicketForm onClose={onClose} /> : <Strangers onClose={onClose} />}
    </Dialog>
  );
}

function TicketForm({ onClose }: { onClose: () => void }) {
  const jobId = useJobOfPage();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm({
    initial: { message: '' },
    draft: 'support',
    schema: async () => (await import('@parley/contract/support/schemas.ts')).NewTicket,
    read: ({ message }) => ({ message, ...(jobId && { jobId }) }),
    send: (body) => call('POST /api/support', { body }),
    done: (_ticket, { message }) => {
      setSent(message);
      // One's own tickets may stand behind the dialog.
      if (pathname === paths.settings()) void revalidate();
    },
  });
  if (sent) return <Sent message={sent} onClose={onClose} />;
  return (
    <form {...form.props} className="grid gap-5">
      <TextArea
        label="What can we help with?"
        help={jobId ? 'The job you have open goes along with your message.' : undefined}
        max={MAX_TICKET_MESSAGE}
        rows={6}
        {...form.field('message')}
      />
      <FormMessage message={form.message} />
      <Button type="submit" pending={form.pending}>
        Send
      </Button>
    </form>
  );
}

function Sent({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <div className="grid gap-5">
      <output>
        <b>{message}</b>
        <p className="mt-1.5 text-ink-2">
          It is in the queue of a support admin. You get a notification when it is resolved, and{' '}
          <Link
            to={paths.settings('support')}
            className="text-ink underline underline-offset-3"
            onClick={onClose}
          >
            your tickets
          </Link>{' '}
          show how it stands.
        </p>
      </output>
      <Button kind="quiet" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}

function Strangers({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const email = useSupportEmail();
  const { pathname, search } = useLocation();
  return (
    <div className="grid gap-5">
      {email && (
        <p className="text-ink-2">
          Email us at{' '}
          <a href={`mailto:${email}`} className="font-semibold underline">
            {email}
          </a>
          , or log in to send a ticket and follow it here.
        </p>
      )}
      <Button
        onClick={() => {
          onClose();
          void navigate(paths.login(pathname + search));
        }}
      >
        Log in
      </Button>
    </div>
  );
}

/** The job whose page is open, if any. */
function useJobOfPage(): string | null {
  const { pathname } = useLocation();
  return /^\/job\/([0-9a-f-]{36})/.exec(pathname)?.[1] ?? null;
}
