import { Trans, useLingui } from '@lingui/react/macro';
import { MEGABYTE } from '@parley/contract/admin/settings/limit-bounds.ts';
import type { PersonLimits } from '@parley/contract/admin/settings/limits.ts';
import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import { groupDigits } from '@parley/contract/numbers.ts';
import { useState } from 'react';
import { sizeText } from '../../../files/size-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LimitsDialog } from './LimitsDialog.tsx';

/** What one person may have or do. */
export function Limits({ settings }: { settings: InstallationSettings }) {
  const { t } = useLingui();
  const [isChanging, setChanging] = useState(false);
  const { own, defaults } = settings.limits;
  const of = (name: keyof PersonLimits) => own[name] ?? defaults[name];
  const [talks, megabytes] = [of('freeConsultations'), of('fileMegabytes')];
  return (
    <Section
      title={t`Limits`}
      end={
        <Button small kind="quiet" onClick={() => setChanging(true)}>
          <Trans>Change the limits</Trans>
        </Button>
      }
    >
      <DescriptionList
        facts={[
          [t`Services per professional`, groupDigits(of('services'))],
          [t`Open job postings per client`, groupDigits(of('postings'))],
          [t`Upcoming free consultations per client`, talks === 0 ? t`No limit` : groupDigits(talks)],
          [t`File size`, t`${megabytes} MB`],
          [t`Storage per person`, sizeText(of('storedMegabytes') * MEGABYTE)],
        ]}
      />
      {isChanging && <LimitsDialog settings={settings} onClose={() => setChanging(false)} />}
    </Section>
  );
}
