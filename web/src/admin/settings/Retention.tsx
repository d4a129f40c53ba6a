import { Trans, useLingui } from '@lingui/react/macro';
import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Section } from '../../ui/Section.tsx';
import { keptText } from './kept-text.ts';
import { RetentionDialog } from './RetentionDialog.tsx';

/** How long things are kept, and what is kept whatever is chosen. */
export function Retention({ settings }: { settings: InstallationSettings }) {
  const { t } = useLingui();
  const [isChanging, setChanging] = useState(false);
  const { chatsDays, notificationsDays, securityDays, emailsDays, deliveriesDays } = settings.retention;
  return (
    <Section
      title={t`Data retention`}
      end={
        <Button small kind="quiet" onClick={() => setChanging(true)}>
          <Trans>Change retention</Trans>
        </Button>
      }
    >
      <DescriptionList
        facts={[
          [t`Chats, after their job ended`, keptText(chatsDays)],
          [t`Notifications, after they were read`, keptText(notificationsDays)],
          [t`Each account’s security log`, keptText(securityDays)],
          [t`Emails, after they were sent`, keptText(emailsDays)],
          [t`Webhook deliveries, after the event`, keptText(deliveriesDays)],
        ]}
      />
      <p className="max-w-[60ch] pt-3 text-sm text-pretty text-ink-3">
        <Trans>
          Jobs, payments, invoices, the ledger and the audit log are always kept: bookkeeping and disputes
          need them.
        </Trans>
      </p>
      {isChanging && <RetentionDialog settings={settings} onClose={() => setChanging(false)} />}
    </Section>
  );
}
