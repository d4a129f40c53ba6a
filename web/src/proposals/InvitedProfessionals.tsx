import { useLingui } from '@lingui/react/macro';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { NegotiationRow } from '../negotiations/NegotiationRow.tsx';
import { useViewerZone } from '../platform/zone.ts';
import { Section } from '../ui/Section.tsx';

/** The people the client invited. */
export function InvitedProfessionals({ invites }: { invites: readonly Negotiation[] }) {
  const zone = useViewerZone();
  const { t } = useLingui();
  if (invites.length === 0) return null;
  return (
    <div className="mt-12">
      <Section title={t`People you invited`} small>
        {invites.map((negotiation) => (
          <NegotiationRow key={negotiation.id} negotiation={negotiation} side="client" zone={zone} />
        ))}
      </Section>
    </div>
  );
}
