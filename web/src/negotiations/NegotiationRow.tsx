import { Trans } from '@lingui/react/macro';
import { shortMoney } from '@parley/contract/money.ts';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { Link } from 'react-router';
import { useNow } from '../platform/now.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Tag } from '../ui/Tag.tsx';
import { consultationTime } from './consultation-time.ts';
import { negotiationStatus } from './status.ts';
import { negotiationPath } from './negotiation-path.ts';

interface Props {
  negotiation: Negotiation;
  side: Side;
  zone: string;
}

/** A proposal or an invite in a list: the other side, subject, consultation time and price. */
export function NegotiationRow({ negotiation, side, zone }: Props) {
  const now = useNow();
  const other = otherOf(negotiation, side);
  const status = negotiationStatus(negotiation.status, side, negotiation.turn);
  const name = other.displayName;
  const { startsAt, when } = consultationTime(negotiation, { zone, otherZone: other.timeZone, now });
  return (
    <article className="relative grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-4 hover:bg-well/40">
      <Avatar name={other.displayName} url={other.avatarUrl} />
      <div className="min-w-0">
        <h3 className="line-clamp-2">
          <Link to={negotiationPath(negotiation, side)} className="after:absolute after:inset-0">
            {negotiation.title}
          </Link>
        </h3>
        <p className="text-sm wrap-anywhere text-ink-3 tabular-nums">
          <Trans>
            with {name} · consultation <time dateTime={startsAt}>{when}</time>
          </Trans>
        </p>
      </div>
      <div className="flex flex-col items-end gap-1.5">
        {negotiation.amountCents !== null && (
          <b className="font-semibold tabular-nums">{shortMoney(negotiation.amountCents)}</b>
        )}
        <span className="max-sm:hidden">
          <Tag tone={status.tone}>{status.label}</Tag>
        </span>
      </div>
      <span className="col-span-2 col-start-2 sm:hidden">
        <Tag tone={status.tone}>{status.label}</Tag>
      </span>
    </article>
  );
}
