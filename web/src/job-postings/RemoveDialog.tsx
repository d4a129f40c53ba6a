import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { showToast } from '../platform/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';

/** Asks before a posting is taken away, and says what that does. */
export function RemoveDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  async function remove() {
    setPending(true);
    const result = await call('DELETE /api/job/jobPosting/:id', { params: { id } });
    if (result.ok) {
      await navigate(paths.dashboard());
      showToast({ heading: 'Removed', text: `“${title}” is no longer among your postings.` });
      return;
    }
    setFault(result.message);
    setPending(false);
  }
  return (
    <Dialog open onClose={onClose} title="Remove this posting?">
      <p className="text-pretty text-ink-2">
        It leaves your list for good, and the talks that are still open end. What is agreed stays, and those
        who have talked with you about it can still read it.
      </p>
      <FormMessage message={fault} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="danger" pending={pending} onClick={() => void remove()}>
          Remove the posting
        </Button>
        <Button kind="plain" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
