import type { AdminCertificate } from '@parley/contract/certificates/schemas.ts';
import { whyNot } from '@parley/contract/certificates/rules.ts';
import { CERTIFICATE_STATUSES } from '@parley/contract/certificates/states.ts';
import { MAX_REASON } from '@parley/contract/limits.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { issueText } from '../../certificates/dates.ts';
import { certificateStatus, statusName } from '../../certificates/status.ts';
import { FileRow } from '../../files/FileRow.tsx';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { growing } from '../../platform/use-infinite-list.ts';
import { useNow } from '../../platform/now.ts';
import type { Result } from '../../platform/result.ts';
import { leftText } from '../../time/format.ts';
import { Tag } from '../../ui/Tag.tsx';
import { AskDialog, reasonSchema } from '../AskDialog.tsx';
import { List, ListTab } from '../list/List.tsx';
import { readCertificates } from '../list/read-lists.ts';
import { RowButton } from '../list/Rows.tsx';
import { type Page, useRows } from '../list/use-rows.ts';

const FILTERS = [
  {
    name: 'status',
    label: 'Status',
    any: 'Any status',
    options: CERTIFICATE_STATUSES.map((value) => ({ value, label: statusName(value) })),
  },
  {
    name: 'sort',
    label: 'Order',
    options: [
      { value: 'urgent', label: 'Most urgent first' },
      { value: 'newest', label: 'Newest first' },
    ],
  },
];

/** What professionals say they have earned elsewhere, to be checked. */
export function Certificates({ loaded }: { loaded: Result<Page<AdminCertificate>> }) {
  return (
    <ListTab
      title="Certificates"
      lead="Look at the proof, then verify or reject. The badge stands on the profile until the certificate expires."
      searches="Certificate, issuer or professional"
      filters={FILTERS}
      loaded={loaded}
    >
      {(first) => <CertificateRows first={first} />}
    </ListTab>
  );
}

const useCertificates = growing<AdminCertificate>();

function CertificateRows({ first }: { first: Page<AdminCertificate> }) {
  const list = useRows(useCertificates, first, readCertificates);
  const [asked, setAsked] = useState<{ certificate: AdminCertificate; action: 'verify' | 'reject' } | null>(
    null,
  );
  const may = (certificate: AdminCertificate, action: 'verify' | 'reject') =>
    whyNot(certificate, action, 'admin') === null;
  return (
    <>
      <List
        label="Certificates"
        list={list}
        none={['There are no certificates', 'What professionals send in stands here until it is checked.']}
        columns={[
          { name: 'Certificate', cell: (certificate) => <What certificate={certificate} /> },
          {
            name: 'Professional',
            cell: ({ professional }) => (
              <Link
                to={paths.professional(professional.id)}
                className="underline underline-offset-3 wrap-anywhere"
              >
                {professional.displayName}
              </Link>
            ),
          },
          { name: 'Proof', cell: (certificate) => <Proof certificate={certificate} /> },
          { name: 'Status', cell: (certificate) => <Status certificate={certificate} /> },
        ]}
        actions={(certificate) => (
          <>
            {may(certificate, 'verify') && (
              <RowButton
                name="Verify"
                of={certificate.name}
                onClick={() => setAsked({ certificate, action: 'verify' })}
              />
            )}
            {may(certificate, 'reject') && (
              <RowButton
                name="Reject"
                of={certificate.name}
                onClick={() => setAsked({ certificate, action: 'reject' })}
              />
            )}
          </>
        )}
      />
      {asked && (
        <Decision
          key={asked.certificate.id + asked.action}
          {...asked}
          onChange={list.change}
          onClose={() => setAsked(null)}
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
  if (!file && !credentialUrl) return <span className="text-ink-3">None</span>;
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
  const now = useNow();
  const { label, tone } = certificateStatus(certificate);
  const { dueAt, isOverdue, reason } = certificate;
  return (
    <div className="grid justify-items-start gap-1 max-lg:justify-items-end">
      <Tag tone={isOverdue ? 'bad' : tone}>{isOverdue ? `${label}, overdue` : label}</Tag>
      {dueAt && !isOverdue && <span className="text-time-ink">{leftText(dueAt, now)}</span>}
      {reason && <span className="max-w-[28ch] text-ink-3">{reason}</span>}
    </div>
  );
}

const WORDS = {
  verify: {
    title: 'Verify this certificate',
    about: 'The profile shows it with a badge from now on.',
    confirm: 'Verify it',
    kind: 'strong',
    status: 'VERIFIED',
    help: 'Kept in the audit: what you saw.',
  },
  reject: {
    title: 'Reject this certificate',
    about: 'Only its owner sees it then, and can change it and send it again.',
    confirm: 'Reject it',
    kind: 'danger',
    status: 'REJECTED',
    help: 'Its owner reads it; it is kept in the audit.',
  },
} as const;

interface DecisionProps {
  certificate: AdminCertificate;
  action: 'verify' | 'reject';
  onChange: (certificate: AdminCertificate) => void;
  onClose: () => void;
}

function Decision({ certificate, action, onChange, onClose }: DecisionProps) {
  const { status, about, ...words } = WORDS[action];
  return (
    <AskDialog
      {...words}
      about={
        <>
          <p className="font-medium text-ink">{certificate.name}</p>
          <p className="mt-1">{about}</p>
        </>
      }
      label="Your reason"
      max={MAX_REASON}
      schema={reasonSchema}
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
