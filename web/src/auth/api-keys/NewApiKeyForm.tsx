import { t as say } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CreatedApiKey } from '@parley/contract/auth/api-keys.ts';
import { KEY_DAYS, type Scope } from '@parley/contract/auth/scopes.ts';
import { MAX_API_KEY_NAME } from '@parley/contract/limits.ts';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { FormEnd } from '../../ui/form/FormEnd.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { ReauthField, useReauth } from '../password/ReauthField.tsx';
import { PermissionPicker } from './PermissionPicker.tsx';

interface Props {
  onClose: () => void;
  onCreated: (created: CreatedApiKey) => void;
}

const NO_SCOPES: Scope[] = [];

/** Asks for a key's name, permissions and lifetime. */
export function NewApiKeyForm({ onClose, onCreated }: Props) {
  const { t } = useLingui();
  const again = useReauth();
  const form = useForm({
    initial: { name: '', days: '90', scopes: NO_SCOPES },
    schema: async () => (await import('@parley/contract/auth/api-keys.ts')).NewApiKey,
    read: (values) => ({ ...values, days: Number(values.days) }),
    send: (body) => call('POST /api/key', { body: { ...body, ...again.given } }),
    refused: again.refused,
    done: onCreated,
  });
  return (
    <form {...form.props} className="grid gap-5 rounded-lg border border-line bg-sheet p-5">
      <TextInput
        label={t`Name`}
        help={t`What will use it, such as “Invoice export”.`}
        maxLength={MAX_API_KEY_NAME}
        autoComplete="off"
        {...form.field('name')}
      />
      <Select label={t`Expires after`} options={lifetimes()} {...form.field('days')} />
      <PermissionPicker {...form.field('scopes')} />
      <ReauthField
        {...again.field}
        why={t`You signed in a while ago, and a key can act for you on Parley.`}
      />
      <FormEnd form={form} onClose={onClose}>
        <Trans>Create key</Trans>
      </FormEnd>
    </form>
  );
}

const lifetimes = () => KEY_DAYS.map((days) => ({ value: String(days), label: say`${days} days` }));
