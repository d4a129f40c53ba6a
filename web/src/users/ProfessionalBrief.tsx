import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { WideStrip } from '../time/WideStrip.tsx';
import { Section } from '../ui/Section.tsx';
import { PersonLine } from './PersonLine.tsx';
import { standingText } from './standing.ts';

/** Who does the work, how they stand here, and the hours of today that both have. */
export function ProfessionalBrief({
  professional,
  isOwn,
}: {
  professional: ProfessionalCard;
  /** Nobody has hours in common with themselves. */
  isOwn: boolean;
}) {
  const zone = useViewerZone();
  const now = useNow();
  return (
    <Section
      title={isOwn ? 'Who clients talk to' : 'Who you talk to'}
      end={
        <Link
          to={paths.professional(professional.id)}
          className="inline-flex min-h-6 items-center underline underline-offset-3"
        >
          Profile
        </Link>
      }
    >
      <div className="grid gap-5 pt-5">
        <PersonLine person={professional} to={paths.professional(professional.id)}>
          {professional.headline}
        </PersonLine>
        <p className="text-ink-2 tabular-nums">{standingText(professional)}</p>
        {!isOwn && <WideStrip of={professional} zone={zone} now={now} />}
      </div>
    </Section>
  );
}
