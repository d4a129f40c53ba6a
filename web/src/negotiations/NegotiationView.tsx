import { useLingui } from '@lingui/react/macro';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { OfferCard } from './OfferCard.tsx';
import { NegotiationActions } from './NegotiationActions.tsx';
import { NegotiationTimeline } from './NegotiationTimeline.tsx';
import { WriteMessage } from './WriteMessage.tsx';
import type { ReactNode } from 'react';
import { Section } from '../ui/Section.tsx';
import { focusFallback } from '../ui/form/focus-fallback.ts';

interface Props {
  negotiation: Negotiation;
  /** What it resulted in. */
  outcome: ReactNode;
  side: Side;
  zone: string;
  /** Beside the other person's name. */
  menu: ReactNode;
  /** `beside`: the activity is beside the agreement where there is room. */
  layout?: 'beside' | 'below';
  /** Further actions on the card. */
  children?: ReactNode;
}

/** One negotiation in full: the agreement with its answers, and its activity. */
export function NegotiationView({
  negotiation,
  outcome,
  side,
  zone,
  menu,
  layout = 'beside',
  children,
}: Props) {
  const { t } = useLingui();
  return (
    <div
      ref={focusFallback}
      className={`grid gap-x-12 gap-y-10 ${layout === 'beside' ? 'md:grid-cols-[minmax(0,1fr)_21.25rem]' : ''}`}
    >
      <div className="grid min-w-0 content-start gap-5">
        {outcome}
        <OfferCard negotiation={negotiation} side={side} zone={zone} menu={menu}>
          <NegotiationActions key={negotiation.id} negotiation={negotiation} side={side} zone={zone} />
          {children}
        </OfferCard>
      </div>
      <Section title={t`Activity`} small>
        <div className="pt-4">
          <NegotiationTimeline negotiation={negotiation} side={side} zone={zone} />
          <WriteMessage key={negotiation.id} negotiation={negotiation} side={side} />
        </div>
      </Section>
    </div>
  );
}
