import type { Talk } from '@parley/contract/negotiations/schemas.ts';
import { TalkRow } from '../negotiations/NegotiationRow.tsx';
import { useViewerZone } from '../platform/zone.ts';
import { Section } from '../ui/Section.tsx';

/** Those the client has asked themselves. */
export function Invited({ invites }: { invites: readonly Talk[] }) {
  const zone = useViewerZone();
  if (invites.length === 0) return null;
  return (
    <div className="mt-12">
      <Section title="Whom you invited" small>
        {invites.map((talk) => (
          <TalkRow key={talk.id} talk={talk} side="client" zone={zone} />
        ))}
      </Section>
    </div>
  );
}
