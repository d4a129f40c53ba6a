import { Trans, useLingui } from '@lingui/react/macro';
import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Section } from '../../ui/Section.tsx';
import { IdentityDialog } from './IdentityDialog.tsx';

/** What the installation is called, and where people write to. */
export function Identity({ settings }: { settings: InstallationSettings }) {
  const { t } = useLingui();
  const [isChanging, setChanging] = useState(false);
  const { own, defaults } = settings.identity;
  return (
    <Section
      title={t`Name and contact`}
      end={
        <Button small kind="quiet" onClick={() => setChanging(true)}>
          <Trans>Change name or contact</Trans>
        </Button>
      }
    >
      <DescriptionList
        facts={[
          [t`Name`, own.name ?? defaults.name],
          [t`Support email`, own.supportEmail ?? defaults.supportEmail],
          [t`Security contact`, own.securityContact ?? defaults.securityContact],
        ]}
      />
      {isChanging && <IdentityDialog settings={settings} onClose={() => setChanging(false)} />}
    </Section>
  );
}
