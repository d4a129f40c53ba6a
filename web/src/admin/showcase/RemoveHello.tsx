import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { ReasonDialog } from '../PromptDialog.tsx';

interface Props {
  person: { id: string; displayName: string };
}

/** Takes somebody's hello off their profile, for admins. */
export default function RemoveHello({ person: { id, displayName } }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button kind="danger" small onClick={() => setOpen(true)}>
        <Trans>Remove hello</Trans>
      </Button>
      {isOpen && (
        <ReasonDialog
          draft={`remove hello ${id}`}
          title={t`Remove hello`}
          about={t`${displayName}’s hello disappears from their profile and services, and its file is deleted. This can’t be undone.`}
          confirm={t`Remove hello`}
          kind="danger"
          help={t`Kept in the audit log.`}
          send={(reason) =>
            call('DELETE /api/showcase/admin/hello/:id', { params: { id }, body: { reason } })
          }
          done={() => void revalidate()}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
