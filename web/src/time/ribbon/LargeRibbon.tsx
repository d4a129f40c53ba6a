import { Trans, useLingui } from '@lingui/react/macro';
import { DAYTIME } from '@parley/contract/availability/week-in-common.ts';
import type { ReactNode } from 'react';
import { hourText } from '../../platform/language/clock.ts';
import { OpenedDay } from './OpenedDay.tsx';
import { openedDay } from './opened-day.ts';
import { RibbonFrame } from './RibbonFrame.tsx';
import { weekOf } from './week-of.ts';
import type { RibbonProps } from './WeekRibbon.tsx';

/** The week ribbon with both clocks and a legend. */
export function LargeRibbon({ of, zone, now, name }: RibbonProps & { name: string }) {
  const week = weekOf(of, zone, now);
  const opened = openedDay(of, week);
  return (
    <RibbonFrame of={of} zone={zone} now={now} week={week} size="large">
      {opened && <OpenedDay opened={opened} zone={zone} now={now} other={{ name, timeZone: of.timeZone }} />}
      {opened && <Legend name={name} />}
    </RibbonFrame>
  );
}

function Legend({ name }: { name: string }) {
  const { t } = useLingui();
  const [from, to] = [hourText(DAYTIME.from / 60), hourText(DAYTIME.to / 60)];
  return (
    <p
      aria-hidden="true"
      className="grid grid-cols-[auto_auto] justify-start gap-x-7 gap-y-1.5 text-xs text-ink-2"
    >
      <Swatch look="bg-band-you">{t`your day, ${from} to ${to}`}</Swatch>
      <Swatch look="bg-band-free">{t`${name}’s free times`}</Swatch>
      <Swatch look="bg-band-both">
        <Trans>in common</Trans>
      </Swatch>
      <Swatch look="bg-band-night">
        <Trans>your night</Trans>
      </Swatch>
    </p>
  );
}

function Swatch({ look, children }: { look: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <i className={`h-3 w-4.5 rounded-[3px] inset-ring inset-ring-line-strong ${look}`} />
      {children}
    </span>
  );
}
