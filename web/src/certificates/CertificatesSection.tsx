import { Trans, useLingui } from '@lingui/react/macro';
import { whyNotAdd } from '@parley/contract/certificates/rules.ts';
import type { Certificate } from '@parley/contract/certificates/schemas.ts';
import { isRejected } from '@parley/contract/certificates/states.ts';
import { useState } from 'react';
import { refusalText } from '../platform/language/refusal-text.ts';
import type { Result } from '../platform/result.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Tag } from '../ui/Tag.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { CertificateForm } from './CertificateForm.tsx';
import { issueText } from './dates.ts';
import { RemoveCertificate } from './RemoveCertificate.tsx';
import { certificateStatus } from './status.ts';

type OpenDialog = { form: Certificate | 'new' } | { removal: Certificate } | null;

/** The reader's own certificates with their status and actions. */
export default function CertificatesSection({ certificates }: { certificates: Result<Certificate[]> }) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  if (!certificates.ok)
    return <LoadError title={t`We couldn’t load your certificates`} refusal={certificates} />;
  const close = () => setDialog(null);
  const add = (
    <Button
      kind="quiet"
      disabledBecause={refusalText(whyNotAdd(certificates.data.length))}
      onClick={() => setDialog({ form: 'new' })}
    >
      <Trans>Add a certificate</Trans>
    </Button>
  );
  return (
    <div className="max-w-180">
      {certificates.data.length === 0 ? (
        <EmptyState title={t`No certificates yet`} action={add}>
          <Trans>
            Add a degree, license or course with proof, and clients will see that we’ve checked it.
          </Trans>
        </EmptyState>
      ) : (
        <>
          <div className="pb-6">{add}</div>
          <ul className="border-t border-line">
            {certificates.data.map((certificate) => (
              <Row
                key={certificate.id}
                certificate={certificate}
                onChange={() => setDialog({ form: certificate })}
                onRemove={() => setDialog({ removal: certificate })}
              />
            ))}
          </ul>
        </>
      )}
      {dialog && 'form' in dialog && (
        <Dialog
          open
          onClose={close}
          title={dialog.form === 'new' ? t`Add a certificate` : t`Edit certificate`}
        >
          <CertificateForm certificate={dialog.form === 'new' ? null : dialog.form} onClose={close} />
        </Dialog>
      )}
      {dialog && 'removal' in dialog && <RemoveCertificate certificate={dialog.removal} onClose={close} />}
    </div>
  );
}

interface RowProps {
  certificate: Certificate;
  onChange: () => void;
  onRemove: () => void;
}

function Row({ certificate, onChange, onRemove }: RowProps) {
  const { t } = useLingui();
  const { name, status, reason, file } = certificate;
  const { label, tone } = certificateStatus(certificate);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-70">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {name} <Tag tone={tone}>{label}</Tag>
        </h3>
        <p className="mt-1 text-sm text-ink-3 tabular-nums">
          {issueText(certificate)}
          {file && ` · ${file.name}`}
        </p>
        {isRejected(status) && <p className="mt-2 border-l-2 border-bad pl-3 text-pretty">{reason}</p>}
      </div>
      <div className="flex gap-2">
        <Button kind="quiet" small onClick={onChange}>
          {isRejected(status) ? t`Edit and resubmit` : t`Edit`}
        </Button>
        <Button kind="plain" small onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  );
}
