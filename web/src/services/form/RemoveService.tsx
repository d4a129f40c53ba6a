import type { Service } from '@parley/contract/services/schemas.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { showToast } from '../../platform/toasts.ts';
import { forgetUnsaved } from '../../platform/form/unsaved.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';

/** Takes a service away for good, after saying what that does. */
export function RemoveService({ service: { id, title } }: { service: Service }) {
  const [isAsking, setIsAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const navigate = useNavigate();

  async function remove() {
    setPending(true);
    const result = await call('DELETE /api/service/:id', { params: { id } });
    setPending(false);
    setFault(result.ok ? null : result.message);
    if (!result.ok) return;
    forgetUnsaved();
    await navigate(paths.dashboard());
    showToast({ heading: 'Removed', text: `“${title}” is no longer listed.` });
  }

  return (
    <section aria-labelledby="remove" className="mt-12 border-t border-line pt-5">
      <h2 id="remove" className="text-lg">
        Remove this service
      </h2>
      <p className="mt-1.5 mb-4 max-w-[60ch] text-ink-3">
        For good. To stop for a while, pause it above instead.
      </p>
      <Button kind="danger" small onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title="Remove this service?">
        <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
          <li>“{title}” leaves every list and nobody can find it any more.</li>
          <li>Talks about it that are still open end, and the clients are told.</li>
          <li>Jobs you have agreed on go on as they are.</li>
        </ul>
        <p className="my-4">This cannot be undone.</p>
        <FormMessage message={fault} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button kind="danger" pending={pending} onClick={() => void remove()}>
            Remove the service
          </Button>
          <Button kind="plain" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
