import { Trans, useLingui } from '@lingui/react/macro';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { isOpenNegotiation, NEGOTIATIONS_PER_PAGE } from '@parley/contract/negotiations/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { useState } from 'react';
import { NegotiationRow } from '../negotiations/NegotiationRow.tsx';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { Section } from '../ui/Section.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { CollapsedPast } from './CollapsedPast.tsx';

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
  const { all, mayHaveMore, more, pending, error } = useOlder(latest, read);
  return (
    <>
      <CollapsedPast all={all} isOpen={({ status }) => isOpenNegotiation(status)}>
        {(negotiation) => (
          <NegotiationRow key={negotiation.id} negotiation={negotiation} side={side} zone={zone} />
        )}
      </CollapsedPast>
      <FormMessage message={error} />
      {mayHaveMore && (
        <div className="pt-4">
          <Button kind="quiet" small pending={pending} onClick={() => void more()}>
            <Trans>Show older</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

/** The latest negotiations and the older ones that were loaded. */
function useOlder(latest: Negotiation[], read: Props['read']) {
  const [older, setOlder] = useState<Negotiation[]>([]);
  const [came, setCame] = useState(latest.length);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const all = [
    ...new Map([...older, ...latest].map((negotiation) => [negotiation.id, negotiation])).values(),
  ].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));

  async function more() {
    const last = all.at(-1);
    if (pending || !last) return;
    setPending(true);
    const result = await read(last.id);
    setPending(false);
    setError(result.ok ? null : result.message);
    if (!result.ok) return;
    // New ones push others out of the latest: keep those here.
    setOlder([...all, ...result.data]);
    setCame(result.data.length);
  }
  return { all, mayHaveMore: came === NEGOTIATIONS_PER_PAGE, more, pending, error };
}
