import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Role } from '@parley/contract/access.ts';
import type { Invoice } from '@parley/contract/payments/invoices.ts';
import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { requireUser } from '../../platform/session/guards.ts';
import { Button } from '../../ui/Button.tsx';
import { PaperHead } from '../../ui/logo/PaperHead.tsx';
import { LoadErrorPage } from '../../ui/feedback/LoadErrorPage.tsx';
import { Skeleton, SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { DownloadButton } from '../../files/download/DownloadButton.tsx';
import type { Route } from './+types/InvoicePage';
import { InvoiceLinks } from './InvoiceLinks.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';

export const meta = () =>
  pageMeta({
    title: t`Invoice`,
    description: t`An invoice or a credit note, to print or save.`,
    hidden: true,
  });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  const id = params.invoiceId;
  return { user, invoice: orNotFound(await call('GET /api/payment/invoice/:id', { params: { id } })) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div className="column pt-8 md:pt-12">
      <Skeleton className="mb-10 h-10 w-64" />
      <SkeletonRows count={3} />
    </div>
  );
}

export default function InvoicePage({ loaderData: { user, invoice } }: Route.ComponentProps) {
  const { t } = useLingui();
  if (!invoice.ok) return <LoadErrorPage title={t`We couldn’t load this invoice`} refusal={invoice} />;
  return (
    <div className="column max-w-180 pt-8 md:pt-12">
      <InvoiceSheet invoice={invoice.data} />
      <div className="mt-8 flex flex-wrap items-start gap-3">
        <DownloadButton
          url={`/api/payment/invoice/${invoice.data.id}/invoice.pdf`}
          name={`${invoice.data.number}.pdf`}
        >
          <Trans>Download as PDF</Trans>
        </DownloadButton>
        <Button
          kind="quiet"
          small
          icon={<Printer aria-hidden className="size-4" />}
          onClick={() => window.print()}
        >
          <Trans>Print</Trans>
        </Button>
      </div>
      <Related invoice={invoice.data} role={user.role} />
      <Paper invoice={invoice.data} />
    </div>
  );
}

/** On paper the document stands alone. */
function Paper({ invoice }: { invoice: Invoice }) {
  return createPortal(
    <div className="for-print bg-paper text-ink">
      <PaperHead />
      <InvoiceSheet invoice={invoice} />
    </div>,
    document.body,
  );
}

function Related({ invoice, role }: { invoice: Invoice; role: Role }) {
  const { jobId, appointmentId, corrects, corrections } = invoice;
  const isWork = appointmentId === null;
  const sides = isWork ? paths.job(jobId) : paths.consultation(jobId, appointmentId);
  return (
    <p className="mt-6 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-4 text-sm">
      <Link
        to={role === 'ADMIN' ? paths.adminJob(jobId) : sides}
        className="inline-flex min-h-11 md:min-h-6 items-center underline underline-offset-3"
      >
        {role === 'ADMIN' || isWork ? <Trans>Go to the job</Trans> : <Trans>Go to the consultation</Trans>}
      </Link>
      <InvoiceLinks invoices={corrects ? [corrects] : corrections} />
    </p>
  );
}
