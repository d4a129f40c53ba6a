import { useLingui } from '@lingui/react/macro';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { isOpenNegotiation, NEGOTIATIONS_PER_PAGE } from '@parley/contract/negotiations/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { NegotiationRow } from '../negotiations/NegotiationRow.tsx';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { Section } from '../ui/Section.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { CollapsedPast } from './CollapsedPast.tsx';
import { ShowOlder } from '../ui/list/ShowOlder.tsx';
import { useOlder } from '../ui/list/use-older.ts';

interface Props {
  title: string;
  negotiations: Result<Negotiation[]>;
  /** Those older than the last one. */
  read: (before: string) => Promise<Result<Negotiation[]>>;
  side: Side;
}

/** Open negotiations; ended ones on request. Nothing is shown without any. */
export function Negotiations({ title, negotiations, ...others }: Props) {
  const { t } = useLingui();
  if (!negotiations.ok) {
    return (
      <Section title={title}>
        <LoadError title={t`We couldn’t load this list`} refusal={negotiations} />
      </Section>
    );
  }
  if (negotiations.data.length === 0) return null;
  return (
    <Section title={title}>
      <All latest={negotiations.data} {...others} />
    </Section>
  );
}

function All({ latest, read, side }: Pick<Props, 'read' | 'side'> & { latest: Negotiation[] }) {
  const zone = useViewerZone();
  const { all, ...older } = useOlder(latest, { read, perPage: NEGOTIATIONS_PER_PAGE });
  return (
    <>
      <CollapsedPast all={all} isOpen={({ status }) => isOpenNegotiation(status)}>
        {(negotiation) => (
          <NegotiationRow key={negotiation.id} negotiation={negotiation} side={side} zone={zone} />
        )}
      </CollapsedPast>
      <ShowOlder {...older} />
    </>
  );
}
