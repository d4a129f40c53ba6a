import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenChargeback } from '@parley/contract/payments/chargebacks.ts';
import { useRevalidator } from 'react-router';
import { DownloadButton } from '../../files/download/DownloadButton.tsx';
import { call } from '../../platform/api.ts';
import { dateText } from '../../time/long-dates.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { ReasonDialog } from '../PromptDialog.tsx';

interface Props {
  chargeback: OpenChargeback;
  zone: string;
  canSend: boolean;
  onClose: () => void;
}

/** The records of a job for the client's bank: to read, and to send while it takes them. */
export function EvidenceDialog({ chargeback, zone, canSend, onClose }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  if (!canSend)
    return (
      <Dialog open onClose={onClose} title={t`Evidence`}>
        <Records chargeback={chargeback} />
      </Dialog>
    );
  return (
    <ReasonDialog
      draft={`evidence ${chargeback.id}`}
      title={t`Send evidence`}
      about={
        <div className="grid gap-4">
          <Sent chargeback={chargeback} zone={zone} />
          <Records chargeback={chargeback} />
        </div>
      }
      help={t`Kept in the audit log.`}
      send={(reason) =>
        call('POST /api/payment/admin/chargebacks/:id/evidence', {
          params: { id: chargeback.id },
          body: { reason },
        })
      }
      done={() => revalidate()}
      confirm={t`Send evidence`}
      onClose={onClose}
    />
  );
}

function Sent({ chargeback: { evidenceBy, title }, zone }: { chargeback: OpenChargeback; zone: string }) {
  const deadline = evidenceBy && dateText(evidenceBy, zone);
  return (
    <p>
      {deadline ? (
        <Trans>
          The client’s bank gets the records of “{title}”, with the chat. You can send them only once, by{' '}
          {deadline}. Read them first.
        </Trans>
      ) : (
        <Trans>
          The client’s bank gets the records of “{title}”, with the chat. You can send them only once. Read
          them first.
        </Trans>
      )}
    </p>
  );
}

function Records({ chargeback: { id } }: { chargeback: OpenChargeback }) {
  return (
    <DownloadButton url={`/api/payment/admin/chargebacks/${id}/evidence.pdf`} name={`evidence-${id}.pdf`}>
      <Trans>Download as PDF</Trans>
    </DownloadButton>
  );
}
