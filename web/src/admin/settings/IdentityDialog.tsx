import { Trans, useLingui } from '@lingui/react/macro';
import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import { MAX_INSTALLATION_NAME } from '@parley/contract/limits.ts';
import { call } from '../../platform/api.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { SettingsEnd } from './SettingsEnd.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface Props {
  settings: InstallationSettings;
  onClose: () => void;
}

/** Changes the name and the addresses of the whole installation. */
export function IdentityDialog(props: Props) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={props.onClose} title={t`Name and contact`}>
      <IdentityForm {...props} />
    </Dialog>
  );
}

function IdentityForm({ settings, onClose }: Props) {
  const { t } = useLingui();
  const { own, defaults } = settings.identity;
  const { form, again } = useSettingsForm({
    initial: {
      name: own.name ?? '',
      supportEmail: own.supportEmail ?? '',
      securityContact: own.securityContact ?? '',
    },
    schema: async () => (await import('@parley/contract/admin/settings/schemas.ts')).NewIdentity,
    read: ({ name, supportEmail, securityContact }) => ({
      name: name.trim() || null,
      supportEmail: supportEmail.trim() || null,
      securityContact: securityContact.trim() || null,
    }),
    version: settings.version,
    draft: 'identity',
    send: (body) => call('PUT /api/admin/settings/identity', { body }),
    // The name is on every page, in the title and in the texts: only a new page has it everywhere.
    done: () => window.location.reload(),
  });
  return (
    <form {...form.props} className="grid gap-5">
      <DraftNotice form={form} />
      <p className="text-pretty text-ink-2">
        <Trans>
          Pages, emails, invoices and notifications use them within seconds. Leave a field empty for the
          default.
        </Trans>
      </p>
      <TextInput
        label={t`Name`}
        placeholder={defaults.name}
        maxLength={MAX_INSTALLATION_NAME}
        {...form.field('name')}
      />
      <TextInput
        label={t`Support email`}
        help={t`Where people write for help.`}
        placeholder={defaults.supportEmail}
        type="email"
        {...form.field('supportEmail')}
      />
      <TextInput
        label={t`Security contact`}
        help={t`Where researchers report vulnerabilities: an email address, or a web address of yours.`}
        placeholder={defaults.securityContact}
        {...form.field('securityContact')}
      />
      <SettingsEnd form={form} again={again} confirm={t`Save name and contact`} onClose={onClose} />
    </form>
  );
}
