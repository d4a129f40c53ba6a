import { Trans, useLingui } from '@lingui/react/macro';
import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import type { LegalKind } from '@parley/contract/support/legal.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useViewerZone } from '../../../platform/zone.ts';
import { dateText } from '../../../time/long-dates.ts';
import { Button } from '../../../ui/Button.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LegalDialog } from './LegalDialog.tsx';

/** The terms and the privacy policy: whose they are, and since when. */
export function LegalTexts({ settings }: { settings: InstallationSettings }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const [changing, setChanging] = useState<LegalKind | null>(null);
  const { terms, privacy } = settings.legal;
  const state = ({ since, isOwn }: typeof terms): string => {
    if (since === null) return t`Built-in text`;
    const date = dateText(since, zone);
    return isOwn ? t`Your own text, last changed on ${date}` : t`Built-in text, since ${date}`;
  };
  return (
    <Section
      title={t`Legal texts`}
      end={
        <span className="flex flex-wrap gap-2">
          <Button small kind="quiet" onClick={() => setChanging('TERMS')}>
            <Trans>Change the terms</Trans>
          </Button>
          <Button small kind="quiet" onClick={() => setChanging('PRIVACY')}>
            <Trans>Change the privacy policy</Trans>
          </Button>
        </span>
      }
    >
      <DescriptionList
        facts={[
          [t`Terms of service`, state(terms)],
          [t`Privacy`, state(privacy)],
        ]}
      />
      <p className="max-w-[60ch] pt-3 text-sm text-pretty text-ink-3">
        <Trans>
          The built-in texts describe how Parley works; have a lawyer look at them. Everyone who joins accepts
          the version of that day, which is kept with their account.{' '}
          <Link to={paths.terms()} className="underline">
            See the page
          </Link>
        </Trans>
      </p>
      {changing && <LegalDialog kind={changing} settings={settings} onClose={() => setChanging(null)} />}
    </Section>
  );
}
