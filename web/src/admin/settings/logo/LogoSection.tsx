import { Trans, useLingui } from '@lingui/react/macro';
import { logoPath } from '@parley/contract/admin/settings/logo.ts';
import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LogoDialog } from './LogoDialog.tsx';
import { LogoPreview } from './LogoPreview.tsx';

/** The mark on pages, in emails and on icons, as it is. */
export function LogoSection({ settings }: { settings: InstallationSettings }) {
  const { t } = useLingui();
  const [isChanging, setChanging] = useState(false);
  const { logo, version } = settings;
  return (
    <Section
      title={t`Logo`}
      end={
        <Button small kind="quiet" onClick={() => setChanging(true)}>
          <Trans>Change the logo</Trans>
        </Button>
      }
    >
      <div className="grid gap-4 pt-5">
        <p className="max-w-[60ch] text-pretty text-ink-2">
          {logo
            ? t`This is your own logo, on pages, in emails, on receipts and invoices, on preview images and as the app’s icon.`
            : t`This is the built-in mark, on pages, in emails, on preview images and as the app’s icon.`}
        </p>
        <LogoPreview logo={logo && { ...logo, src: logoPath(version, 'mark') }} />
      </div>
      {isChanging && <LogoDialog settings={settings} onClose={() => setChanging(false)} />}
    </Section>
  );
}
