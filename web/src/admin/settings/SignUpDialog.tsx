import { Trans, useLingui } from '@lingui/react/macro';
import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import { SIGN_UP_RULES } from '@parley/contract/admin/settings/sign-up-policy.ts';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TagInput } from '../../ui/form/TagInput.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { RULE_NAMES } from './rule-names.ts';
import { SettingsEnd } from './SettingsEnd.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface Props {
  settings: InstallationSettings;
  onClose: () => void;
}

/** Changes who may sign up from now on. */
export function SignUpDialog(props: Props) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={props.onClose} title={t`Who can join`}>
      <SignUpForm {...props} />
    </Dialog>
  );
}

interface Values {
  client: string;
  professional: string;
  domains: string[];
  withdrawInvitations: boolean;
}

function SignUpForm({ settings, onClose }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const initial: Values = {
    client: settings.signUp.client,
    professional: settings.signUp.professional,
    domains: [...settings.signUp.domains],
    withdrawInvitations: false,
  };
  const { form, again } = useSettingsForm({
    initial,
    schema: async () => (await import('@parley/contract/admin/settings/schemas.ts')).NewSignUpPolicy,
    read: ({ client, professional, domains, withdrawInvitations }) => ({
      client,
      professional,
      domains,
      withdrawInvitations,
    }),
    version: settings.version,
    draft: 'sign-up',
    send: (body) => call('PUT /api/admin/settings/sign-up', { body }),
    done: async () => {
      await revalidate();
      onClose();
    },
  });
  const { client, professional, domains } = form.values;
  const rules = SIGN_UP_RULES.map((rule) => ({ value: rule, label: t(RULE_NAMES[rule]) }));
  const needsDomains = client === 'DOMAINS' || professional === 'DOMAINS' || domains.length > 0;
  return (
    <form {...form.props} className="grid gap-5">
      <DraftNotice form={form} />
      <p className="text-pretty text-ink-2">
        <Trans>
          People who have an account keep it. The sign-up page says who can join before anything is typed.
        </Trans>
      </p>
      <Select label={t`Clients`} options={rules} {...form.field('client')} />
      <Select label={t`Professionals`} options={rules} {...form.field('professional')} />
      {needsDomains && (
        <TagInput
          label={t`Email domains`}
          help={t`Like acme.com. Press Enter or comma to add. Subdomains aren’t included.`}
          {...form.field('domains')}
        />
      )}
      <Checkbox
        label={t`Withdraw all invitation links`}
        help={t`Links that were created before stop working.`}
        {...form.field('withdrawInvitations')}
      />
      <SettingsEnd form={form} again={again} confirm={t`Save who can join`} onClose={onClose} />
    </form>
  );
}
