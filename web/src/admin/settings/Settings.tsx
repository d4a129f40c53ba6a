import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { percentText } from '../../platform/installation/current-fee.ts';
import type { FeeVersion } from '@parley/contract/payments/fee.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { useState } from 'react';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/long-dates.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { Section } from '../../ui/Section.tsx';
import { DataTable } from '../list/DataTable.tsx';
import { FeeDialog } from './FeeDialog.tsx';
import { Colors } from './Colors.tsx';
import { Identity } from './Identity.tsx';
import { LogoSection } from './logo/LogoSection.tsx';
import { LegalTexts } from './legal/LegalTexts.tsx';
import { Limits } from './limits/Limits.tsx';
import { Retention } from './Retention.tsx';
import { SignUp } from './SignUp.tsx';
import { FeeExample } from './FeeExample.tsx';

/** What admins decide for the whole installation. */
export function Settings({
  settings,
  fees,
}: {
  settings: Result<InstallationSettings>;
  fees: Result<FeeVersion[]>;
}) {
  const { t } = useLingui();
  const title = t`We couldn’t load the settings`;
  if (!settings.ok) return <LoadError title={title} refusal={settings} />;
  if (!fees.ok) return <LoadError title={title} refusal={fees} />;
  const [current, ...earlier] = fees.data;
  return (
    <div className="grid gap-14">
      <Identity settings={settings.data} />
      <LogoSection settings={settings.data} />
      <Colors settings={settings.data} />
      <LegalTexts settings={settings.data} />
      <SignUp settings={settings.data} />
      <Limits settings={settings.data} />
      <Retention settings={settings.data} />
      {current && <PlatformFee current={current} earlier={earlier} />}
    </div>
  );
}

/** The fee as it is, and as it was. */
function PlatformFee({ current, earlier }: { current: FeeVersion; earlier: FeeVersion[] }) {
  const { t } = useLingui();
  const [isChanging, setChanging] = useState(false);
  const [share, minimum] = [percentText(current), shortMoney(current.feeMinimumCents)];
  return (
    <Section
      title={t`Platform fee`}
      end={
        <Button small kind="quiet" onClick={() => setChanging(true)}>
          <Trans>Change the fee</Trans>
        </Button>
      }
    >
      <div className="grid gap-8 pt-5">
        <div className="grid gap-2.5 tabular-nums">
          <p className="font-display text-2xl font-semibold">
            {current.feeMinimumCents === 0 ? (
              share
            ) : (
              <Trans>
                {share}, at least {minimum}
              </Trans>
            )}
          </p>
          <p className="max-w-[60ch] text-pretty text-ink-2">
            <Trans>
              Deducted from what the professional receives. Offers and agreed consultations keep the fee of
              the day they were made.
            </Trans>
          </p>
          <FeeExample fee={current} />
        </div>
        {earlier.length > 0 && <Versions versions={[current, ...earlier]} />}
      </div>
      {isChanging && <FeeDialog current={current} onClose={() => setChanging(false)} />}
    </Section>
  );
}

function Versions({ versions }: { versions: FeeVersion[] }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  return (
    <DataTable
      label={t`Fee history`}
      rows={versions.map((each) => ({ ...each, id: String(each.version) }))}
      columns={[
        {
          name: t`Since`,
          cell: ({ since }) => (since === null ? t`From the start` : dateText(since, zone)),
          isShort: true,
        },
        { name: t`Share`, cell: percentText, isNumber: true },
        {
          name: t`At least`,
          cell: ({ feeMinimumCents }) => (feeMinimumCents === 0 ? '–' : shortMoney(feeMinimumCents)),
          isNumber: true,
        },
        { name: t`Changed by`, cell: ({ by }) => by ?? '–' },
      ]}
    />
  );
}
