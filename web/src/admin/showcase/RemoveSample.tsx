import { Trans, useLingui } from '@lingui/react/macro';
import type { Sample } from '@parley/contract/showcase/schemas.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { ReasonDialog } from '../PromptDialog.tsx';

/** Takes somebody's work sample off their page, for admins. */
export default function RemoveSample({ sample: { id, title } }: { sample: Sample }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-2">
      <Button kind="danger" small aria-label={t`Remove “${title}”`} onClick={() => setOpen(true)}>
        <Trans>Remove</Trans>
      </Button>
      {isOpen && (
        <ReasonDialog
          draft={`remove sample ${id}`}
          title={t`Remove work sample`}
          about={t`“${title}” disappears from the profile and its file is deleted. This can’t be undone.`}
          confirm={t`Remove work sample`}
          kind="danger"
          help={t`Kept in the audit log.`}
          send={(reason) =>
            call('DELETE /api/showcase/admin/samples/:id', { params: { id }, body: { reason } })
          }
          done={() => void revalidate()}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
