import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FailedMail } from '@parley/contract/admin/schemas.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/long-dates.ts';
import { Section } from '../../ui/Section.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { ReasonDialog } from '../PromptDialog.tsx';
import { RowButton, DataTable } from '../list/DataTable.tsx';

const KINDS: Record<FailedMail['kind'], MessageDescriptor> = {
  code: msg`Code`,
  account: msg`Account`,
  news: msg`Notifications`,
  calendar: msg`Calendar`,
};

/** The emails that could not be delivered; nothing where there are none. */
export function FailedMails({ loaded }: { loaded: Result<FailedMail[]> }) {
  const { t } = useLingui();
  if (!loaded.ok) return <LoadError title={t`We couldn’t load the undelivered emails`} refusal={loaded} />;
  if (loaded.data.length === 0) return null;
  return (
    <div id="mails">
      <Section title={t`Undelivered emails`} strong>
        <ErrorState mails={loaded.data} />
      </Section>
    </div>
  );
}

const Resent = ({ to }: { to: string }) => (
  <Trans>We’ll send the email to {to} again, and retry for a day and a half if needed.</Trans>
);

function ErrorState({ mails }: { mails: FailedMail[] }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { revalidate } = useRevalidator();
  const [selected, setSelected] = useState<FailedMail | null>(null);
  return (
    <>
      <DataTable
        label={t`Undelivered emails`}
        rows={mails}
        columns={[
          { name: t`To`, cell: ({ to }) => <b className="font-semibold">{to}</b> },
          { name: t`Type`, cell: ({ kind }) => t(KINDS[kind]) },
          { name: t`Failed on`, cell: ({ givenUpAt }) => dateText(givenUpAt, zone), isShort: true },
          { name: t`Attempts`, cell: ({ tries }) => tries, isNumber: true },
          { name: t`Error`, cell: ({ error }) => error || '–' },
        ]}
        actions={(each) =>
          each.canRetry ? (
            <RowButton name={t`Resend`} of={each.to} onClick={() => setSelected(each)} />
          ) : (
            <span className="self-center text-sm text-ink-3">
              <Trans>Code expired</Trans>
            </span>
          )
        }
      />
      {selected && (
        <ReasonDialog
          key={selected.id}
          draft={`resend ${selected.id}`}
          title={t`Resend email`}
          about={<Resent to={selected.to} />}
          help={t`Kept in the audit log.`}
          send={(reason) => call('POST /api/admin/mails/retry', { body: { id: selected.id, reason } })}
          done={() => revalidate()}
          confirm={t`Resend email`}
          onClose={() => setSelected(null)}
        />
      )}
    </>
  );
}
