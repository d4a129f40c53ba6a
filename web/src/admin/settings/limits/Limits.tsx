import { Trans, useLingui } from '@lingui/react/macro';
import { MEGABYTE, type PersonLimits } from '@parley/contract/admin/settings/limits.ts';
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
          [t`Services of a professional`, groupDigits(of('services'))],
          [t`Open job postings of a client`, groupDigits(of('postings'))],
          [t`Free consultations of a client that are ahead`, talks === 0 ? t`No limit` : groupDigits(talks)],
          [t`Size of a file`, t`${megabytes} MB`],
          [t`Storage of a person`, sizeText(of('storedMegabytes') * MEGABYTE)],
        ]}
      />
      {isChanging && <LimitsDialog settings={settings} onClose={() => setChanging(false)} />}
    </Section>
  );
}
