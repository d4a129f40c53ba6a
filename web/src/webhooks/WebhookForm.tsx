import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_WEBHOOK_ADDRESS, MAX_WEBHOOK_NAME } from '@parley/contract/limits.ts';
import type { EventName } from '@parley/contract/webhooks/event-names.ts';
import type { Webhook } from '@parley/contract/webhooks/schemas.ts';
import { ReauthField, useReauth } from '../auth/password/ReauthField.tsx';
import { call } from '../platform/api.ts';
import { useForm } from '../platform/form/use-form.ts';
import { FormEnd } from '../ui/form/FormEnd.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';
import { EventPicker } from './EventPicker.tsx';

const NO_EVENTS: EventName[] = [];

interface NewProps {
  onClose: () => void;
  onAdded: (added: { webhook: Webhook; secret: string }) => void;
}

/** Asks where a webhook leads and what it is told of. */
export function NewWebhookForm({ onClose, onAdded }: NewProps) {
  const { t } = useLingui();
  const again = useReauth();
  const form = useForm({
    initial: { name: '', address: '', events: NO_EVENTS },
    schema: async () => (await import('@parley/contract/webhooks/schemas.ts')).NewWebhook,
    send: (body) => call('POST /api/webhook', { body: { ...body, ...again.given } }),
    refused: again.refused,
    done: onAdded,
  });
  return (
    <form {...form.props} className="grid gap-5 rounded-lg border border-line bg-sheet p-5">
      <TextInput
        label={t`Name`}
        help={t`What receives it, such as “Our calendar”.`}
        maxLength={MAX_WEBHOOK_NAME}
        autoComplete="off"
        {...form.field('name')}
      />
      <TextInput
        inputMode="url"
        autoComplete="off"
        label={t`Address`}
        placeholder="https://"
        maxLength={MAX_WEBHOOK_ADDRESS}
        help={t`We send a POST request there. It must use https and answer within 10 seconds.`}
        {...form.field('address')}
      />
      <EventPicker {...form.field('events')} />
      <ReauthField
        {...again.field}
        why={t`You signed in a while ago, and a webhook sends news about you elsewhere.`}
      />
      <FormEnd form={form} onClose={onClose}>
        <Trans>Add webhook</Trans>
      </FormEnd>
    </form>
  );
}

interface ChangeProps {
  webhook: Webhook;
  onClose: () => void;
  onChanged: (webhook: Webhook) => void;
}

/** Changes a webhook's name and events; another address is another webhook. */
export function ChangeWebhookForm({ webhook, onClose, onChanged }: ChangeProps) {
  const { t } = useLingui();
  const { id, name, events, off } = webhook;
  const form = useForm({
    initial: { name, events },
    schema: async () => (await import('@parley/contract/webhooks/schemas.ts')).WebhookChange,
    read: (values) => ({ ...values, isOn: off === null }),
    send: (body) => call('PUT /api/webhook/:id', { params: { id }, body }),
    done: onChanged,
  });
  return (
    <form {...form.props} className="grid gap-5 border-t border-line pt-5">
      <TextInput label={t`Name`} maxLength={MAX_WEBHOOK_NAME} autoComplete="off" {...form.field('name')} />
      <EventPicker {...form.field('events')} />
      <FormEnd form={form} onClose={onClose}>
        <Trans>Save changes</Trans>
      </FormEnd>
    </form>
  );
}
