import { Trans, useLingui } from '@lingui/react/macro';
import type { Certificate } from '@parley/contract/certificates/schemas.ts';
import { MAX_CERTIFICATE_NAME, MAX_WEB_ADDRESS } from '@parley/contract/limits.ts';
import { useRevalidator } from 'react-router';
import { Attachments } from '../files/Attachments.tsx';
import { call } from '../platform/api.ts';
import { useNow } from '../platform/now.ts';
import { showToast } from '../platform/toasts.ts';
import { useForm } from '../platform/form/use-form.ts';
import { useViewerZone } from '../platform/zone.ts';
import { dateOf } from '../time/format.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';
import { readValues, valuesOf } from './certificate-values.ts';

interface Props {
  /** Null for a new one. */
  certificate: Certificate | null;
  onClose: () => void;
}

/** The details of a certificate, and a file or link that proves them. */
export function CertificateForm({ certificate, onClose }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const today = dateOf(useNow(), useViewerZone());
  const form = useForm({
    initial: valuesOf(certificate),
    schema: async () => (await import('@parley/contract/certificates/schemas.ts')).NewCertificate,
    read: readValues,
    send: (body) =>
      certificate
        ? call('PUT /api/certification/:id', { params: { id: certificate.id }, body })
        : call('POST /api/certification', { body }),
    done: async ({ name }) => {
      await revalidate();
      onClose();
      showToast({ heading: t`Certificate submitted`, text: t`“${name}” is being checked.` });
    },
    ...(certificate === null && { draft: 'certificate' }),
  });
  return (
    <form {...form.props} className="grid gap-5">
      <TextInput
        label={t`Name`}
        placeholder={t`Certified translator`}
        maxLength={MAX_CERTIFICATE_NAME}
        {...form.field('name')}
      />
      <TextInput label={t`Issuer`} maxLength={MAX_CERTIFICATE_NAME} {...form.field('issuer')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextInput type="date" label={t`Issued on`} max={today} {...form.field('issuedOn')} />
        <TextInput type="date" label={t`Expires on`} optional {...form.field('expiresOn')} />
      </div>
      <TextInput
        type="url"
        inputMode="url"
        label={t`Credential link`}
        optional
        placeholder="https://"
        maxLength={MAX_WEB_ADDRESS}
        help={t`A page on the issuer’s site that names you.`}
        {...form.field('credentialUrl')}
      />
      <Attachments
        label={t`Proof`}
        maxFiles={1}
        help={t`A scan or PDF. Only we can see it.`}
        {...form.field('fileId')}
      />
      <p className="text-sm text-ink-3">
        {certificate
          ? t`We’ll review it again within 5 business days.`
          : t`We’ll review it within 5 business days.`}
      </p>
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={form.pending}>
          {certificate ? t`Save and resubmit` : t`Submit certificate`}
        </Button>
        <Button kind="plain" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
      </div>
    </form>
  );
}
