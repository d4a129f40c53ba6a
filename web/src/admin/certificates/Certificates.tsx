import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminCertificate } from '@parley/contract/certificates/schemas.ts';
import { whyNot } from '@parley/contract/certificates/rules.ts';
import { CERTIFICATE_STATUSES } from '@parley/contract/certificates/states.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { issueText } from '../../certificates/dates.ts';
import { certificateStatus, statusName } from '../../certificates/status.ts';
import { FileRow } from '../../files/FileRow.tsx';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import { useNow } from '../../platform/now.ts';
import type { Result } from '../../platform/result.ts';
import { leftText } from '../../time/deadlines.ts';
import { Tag } from '../../ui/Tag.tsx';
import { ReasonDialog } from '../PromptDialog.tsx';
import { List, ListTab } from '../list/List.tsx';
import { readCertificates } from '../list/read-lists.ts';
import { RowButton } from '../list/DataTable.tsx';
import { type Page, useRows } from '../list/use-rows.ts';

const filters = () => [
  {
    name: 'status',
    label: t`Status`,
    any: t`Any status`,
    options: CERTIFICATE_STATUSES.map((value) => ({ value, label: statusName(value) })),
  },
  {
    name: 'sort',
    label: t`Order`,
    options: [
      { value: 'urgent', label: t`Most urgent first` },
      { value: 'newest', label: t`Newest first` },
    ],
  },
];

/** The certificates of professionals, to verify or reject. */
export function Certificates({ loaded }: { loaded: Result<Page<AdminCertificate>> }) {
  const { t } = useLingui();
  return (
    <ListTab
      title={t`Certificates`}
      lead={t`Check the proof, then verify or reject. The badge stays on the profile until the certificate expires.`}
      searches={t`Certificate, issuer or professional`}
      filters={filters()}
      loaded={loaded}
    >
      {(first) => <CertificateRows first={first} />}
    </ListTab>
  );
}

const useCertificates = createInfiniteList<AdminCertificate>();

function CertificateRows({ first }: { first: Page<AdminCertificate> }) {
  const { t } = useLingui();
  const list = useRows(useCertificates, first, readCertificates);
  const [selected, setSelected] = useState<{
    certificate: AdminCertificate;
    action: 'verify' | 'reject';
  } | null>(null);
  const may = (certificate: AdminCertificate, action: 'verify' | 'reject') =>
    whyNot(certificate, action, 'admin') === null;
  return (
    <>
      <List
        label={t`Certificates`}
        list={list}
        none={[t`No certificates yet`, t`Certificates that professionals submit appear here.`]}
        columns={[
          { name: t`Certificate`, cell: (certificate) => <What certificate={certificate} /> },
          {
            name: t`Professional`,
            cell: ({ professional }) => (
              <Link
                to={paths.professional(professional.id)}
                className="underline underline-offset-3 wrap-anywhere"
              >
                {professional.displayName}
              </Link>
            ),
          },
          { name: t`Proof`, cell: (certificate) => <Proof certificate={certificate} /> },
          { name: t`Status`, cell: (certificate) => <Status certificate={certificate} /> },
        ]}
        actions={(certificate) => (
          <>
            {may(certificate, 'verify') && (
              <RowButton
                name={t`Verify`}
                of={certificate.name}
                onClick={() => setSelected({ certificate, action: 'verify' })}
              />
            )}
            {may(certificate, 'reject') && (
              <RowButton
                name={t`Reject`}
                of={certificate.name}
                onClick={() => setSelected({ certificate, action: 'reject' })}
              />
            )}
          </>
        )}
      />
      {selected && (
        <Decision
          key={selected.certificate.id + selected.action}
          {...selected}
          onChange={list.change}
          onClose={() => setSelected(null)}
        />
      )}
    </>
  );
}

function What({ certificate }: { certificate: AdminCertificate }) {
  return (
    <div className="max-w-[40ch]">
      <span className="block font-medium wrap-anywhere">{certificate.name}</span>
      <span className="block text-ink-3">{issueText(certificate)}</span>
    </div>
  );
}

function Proof({ certificate: { file, credentialUrl } }: { certificate: AdminCertificate }) {
  if (!file && !credentialUrl)
    return (
      <span className="text-ink-3">
        <Trans>None</Trans>
      </span>
    );
  return (
    <div className="grid max-w-70 gap-1 max-lg:ml-auto">
      {file && (
        <ul>
          <FileRow file={file} />
        </ul>
      )}
      {credentialUrl && (
        <a
          href={credentialUrl}
          rel="noopener noreferrer nofollow"
          target="_blank"
          className="underline underline-offset-3 wrap-anywhere"
        >
          {new URL(credentialUrl).host}
        </a>
      )}
    </div>
  );
}

function Status({ certificate }: { certificate: AdminCertificate }) {
  const { t } = useLingui();
  const now = useNow();
  const { label, tone } = certificateStatus(certificate);
  const { dueAt, isOverdue, reason } = certificate;
  return (
    <div className="grid justify-items-start gap-1 max-lg:justify-items-end">
      <Tag tone={isOverdue ? 'bad' : tone}>{isOverdue ? t`${label}, overdue` : label}</Tag>
      {dueAt && !isOverdue && <span className="text-time-ink">{leftText(dueAt, now)}</span>}
      {reason && <span className="max-w-[28ch] text-ink-3">{reason}</span>}
    </div>
  );
}

const labels = ({ isExpired }: AdminCertificate) =>
  ({
    verify: {
      title: t`Verify certificate`,
      about: isExpired
        ? t`It has expired, so the profile will show it without a badge.`
        : t`The profile will show it with a badge.`,
      confirm: t`Verify certificate`,
      kind: 'strong',
      status: 'VERIFIED',
      help: t`What you checked. Kept in the audit log.`,
    },
    reject: {
      title: t`Reject certificate`,
      about: t`Only its owner will see it. They can change it and submit it again.`,
      confirm: t`Reject certificate`,
      kind: 'danger',
      status: 'REJECTED',
      help: t`Shown to its owner and kept in the audit log.`,
    },
  }) as const;

interface DecisionProps {
  certificate: AdminCertificate;
  action: 'verify' | 'reject';
  onChange: (certificate: AdminCertificate) => void;
  onClose: () => void;
}

function Decision({ certificate, action, onChange, onClose }: DecisionProps) {
  const { status, about, ...dialog } = labels(certificate)[action];
  return (
    <ReasonDialog
      {...dialog}
      draft={`${action} certificate ${certificate.id}`}
      about={
        <>
          <p className="font-medium text-ink">{certificate.name}</p>
          <p className="mt-1">{about}</p>
        </>
      }
      send={(reason) =>
        call('PUT /api/certification/admin', {
          body: { id: certificate.id, status, reason, dueAt: certificate.dueAt },
        })
      }
      done={onChange}
      onClose={onClose}
    />
  );
}
