import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { LargeRibbon } from '../time/ribbon/LargeRibbon.tsx';
import { Section } from '../ui/Section.tsx';
import { PersonLine } from './PersonLine.tsx';
import { profileStatsText } from './profile-stats.ts';
import { shortName } from './short-name.ts';

/** The professional's profile data and the hours in common this week. */
export function ProfessionalBrief({
  professional,
  isOwn,
  hello,
}: {
  professional: ProfessionalCard;
  /** The viewer's own service: shows no hours in common. */
  isOwn: boolean;
  /** Plays their hello, if they have one. */
  hello: ReactNode;
}) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const now = useNow();
  return (
    <Section
      title={isOwn ? t`Who clients will talk to` : t`Who you’ll talk to`}
      end={
        <Link
          to={paths.professional(professional.id)}
          className="inline-flex min-h-11 md:min-h-6 items-center underline underline-offset-3"
        >
          <Trans>View profile</Trans>
        </Link>
      }
    >
      <div className="grid gap-5 pt-5">
        <PersonLine person={professional} to={paths.professional(professional.id)}>
          {professional.headline}
        </PersonLine>
        <p className="text-ink-2 tabular-nums">{profileStatsText(professional)}</p>
        <div className="empty:hidden">{hello}</div>
        {!isOwn && (
          <LargeRibbon of={professional} zone={zone} now={now} name={shortName(professional.displayName)} />
        )}
      </div>
    </Section>
  );
}
