import { Trans, useLingui } from '@lingui/react/macro';
import { RETENTION_BOUNDS, type Retention } from '@parley/contract/admin/settings/retention.ts';
import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import { groupDigits } from '@parley/contract/numbers.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { NumberInput } from '../../ui/form/NumberInput.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { SettingsEnd } from './SettingsEnd.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface Props {
  settings: InstallationSettings;
  onClose: () => void;
}

/** Changes how long things are kept, and says before what would go. */
export function RetentionDialog(props: Props) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={props.onClose} title={t`Data retention`}>
      <RetentionForm {...props} />
    </Dialog>
  );
}

type Values = Record<keyof Retention, number | null>;

function RetentionForm({ settings, onClose }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const initial: Values = { ...settings.retention };
  const { form, again } = useSettingsForm({
    initial,
    schema: async () => (await import('@parley/contract/admin/settings/schemas.ts')).NewRetention,
    read: ({ chatsDays, notificationsDays, securityDays, emailsDays, deliveriesDays }) => ({
      chatsDays,
      notificationsDays,
      securityDays,
      emailsDays,
      deliveriesDays,
    }),
    version: settings.version,
    draft: 'retention',
    send: (body) => call('PUT /api/admin/settings/retention', { body }),
    done: async () => {
      await revalidate();
      onClose();
    },
  });
  const orForGood = t`Leave it empty to keep them forever.`;
  return (
    <form {...form.props} className="grid gap-5">
      <DraftNotice form={form} />
      <p className="text-pretty text-ink-2">
        <Trans>Anything past its retention is deleted within minutes and can’t be recovered.</Trans>
      </p>
      <NumberInput
        label={t`Chats, after their job ended`}
        help={orForGood}
        unit={t`days`}
        min={RETENTION_BOUNDS.chatsDays.least}
        max={RETENTION_BOUNDS.chatsDays.most}
        {...form.field('chatsDays')}
      />
      <NumberInput
        label={t`Notifications, after they were read`}
        help={orForGood}
        unit={t`days`}
        min={RETENTION_BOUNDS.notificationsDays.least}
        max={RETENTION_BOUNDS.notificationsDays.most}
        {...form.field('notificationsDays')}
      />
      <NumberInput
        label={t`Each account’s security log`}
        unit={t`days`}
        min={RETENTION_BOUNDS.securityDays.least}
        max={RETENTION_BOUNDS.securityDays.most}
        {...form.field('securityDays')}
      />
      <NumberInput
        label={t`Emails, after they were sent`}
        unit={t`days`}
        min={RETENTION_BOUNDS.emailsDays.least}
        max={RETENTION_BOUNDS.emailsDays.most}
        {...form.field('emailsDays')}
      />
      <NumberInput
        label={t`Webhook deliveries, after the event`}
        unit={t`days`}
        min={RETENTION_BOUNDS.deliveriesDays.least}
        max={RETENTION_BOUNDS.deliveriesDays.most}
        {...form.field('deliveriesDays')}
      />
      <WhatGoes values={form.values} />
      <SettingsEnd form={form} again={again} confirm={t`Save retention`} onClose={onClose} />
    </form>
  );
}

/** What would be deleted if this were saved now, on request: counting takes a moment. */
function WhatGoes({ values }: { values: Values }) {
  const { t } = useLingui();
  const [said, setSaid] = useState('');
  const [isPending, setPending] = useState(false);
  const { chatsDays, notificationsDays, securityDays, emailsDays, deliveriesDays } = values;
  async function count() {
    setPending(true);
    const counted = await call('GET /api/admin/settings/retention', {
      query: {
        ...(chatsDays !== null && { chatsDays }),
        ...(notificationsDays !== null && { notificationsDays }),
        ...(securityDays !== null && { securityDays }),
        ...(emailsDays !== null && { emailsDays }),
        ...(deliveriesDays !== null && { deliveriesDays }),
      },
    });
    setPending(false);
    if (!counted.ok) return setSaid(counted.message);
    const [chats, notifications, events, emails, deliveries] = [
      counted.data.chats,
      counted.data.notifications,
      counted.data.securityEvents,
      counted.data.emails,
      counted.data.deliveries,
    ].map((each) =>
      each > counted.data.countedTo ? `${groupDigits(counted.data.countedTo)}+` : groupDigits(each),
    );
    setSaid(
      t`Would be deleted now: chats of jobs: ${chats}, notifications: ${notifications}, entries of security logs: ${events}, emails: ${emails}, webhook deliveries: ${deliveries}.`,
    );
  }
  return (
    <div className="grid gap-2.5">
      <div>
        <Button small kind="quiet" pending={isPending} onClick={() => void count()}>
          <Trans>Count what would be deleted</Trans>
        </Button>
      </div>
      <output className="text-sm text-pretty text-ink-2 tabular-nums empty:hidden">{said}</output>
    </div>
  );
}
