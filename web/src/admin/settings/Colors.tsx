import { Trans, useLingui } from '@lingui/react/macro';
import { areOwn } from '@parley/contract/admin/settings/colors.ts';
import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { ColorPreview } from './ColorPreview.tsx';
import { ColorsDialog } from './ColorsDialog.tsx';

/** The colors of pages and emails, as they are. */
export function Colors({ settings }: { settings: InstallationSettings }) {
  const { t } = useLingui();
  const [isChanging, setChanging] = useState(false);
  return (
    <Section
      title={t`Colors`}
      end={
        <Button small kind="quiet" onClick={() => setChanging(true)}>
          <Trans>Change the colors</Trans>
        </Button>
      }
    >
      <div className="grid gap-4 pt-5">
        <p className="max-w-[60ch] text-pretty text-ink-2">
          {areOwn(settings.colors)
            ? t`These are your own colors, on pages, in emails and on preview images.`
            : t`These are the default colors, on pages, in emails and on preview images.`}
        </p>
        <ColorPreview colors={settings.colors} />
      </div>
      {isChanging && <ColorsDialog settings={settings} onClose={() => setChanging(false)} />}
    </Section>
  );
}
