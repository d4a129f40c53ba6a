import { Trans, useLingui } from '@lingui/react/macro';
import type { Certificate } from '@parley/contract/certificates/schemas.ts';
import { BadgeCheck } from 'lucide-react';
import { Section } from '../ui/Section.tsx';
import { issueText } from './dates.ts';

/** Somebody's certificates; the ones we verified have a badge. */
export function CertificateList({ certificates }: { certificates: readonly Certificate[] }) {
  const { t } = useLingui();
  if (certificates.length === 0) return null;
  return (
    <Section title={t`Certificates`}>
      <ul>
        {certificates.map((certificate) => (
          <li key={certificate.id} className="border-b border-line py-4 last:border-0">
            <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              {certificate.name}
              {certificate.hasBadge && (
                <span className="inline-flex items-center gap-1 text-sm font-semibold text-good">
                  <BadgeCheck aria-hidden className="size-4.5" /> <Trans>Verified</Trans>
                </span>
              )}
            </h3>
            <p className="mt-1 text-sm text-ink-3 tabular-nums">
              {issueText(certificate)}
              {certificate.isExpired && ` · ${t`expired`}`}
              {certificate.credentialUrl && (
                <>
                  {' · '}
                  <a
                    href={certificate.credentialUrl}
                    rel="noopener nofollow ugc"
                    className="underline underline-offset-3"
                  >
                    <Trans>View credential</Trans>
                  </a>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
