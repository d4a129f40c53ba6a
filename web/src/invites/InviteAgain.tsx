import { Trans } from '@lingui/react/macro';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { otherOf } from '@parley/contract/sides.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { shortName } from '../users/short-name.ts';
import { isOver } from './why-not-invite.ts';

interface Props {
  negotiation: Negotiation;
  /** Why the client can't do so now. */
  whyNot: string | null;
}

/** After an invite has ended without a job: the form with the same message and price, for a new time. */
export function InviteAgain({ negotiation, whyNot }: Props) {
  const { serviceId, postingId } = negotiation;
  const name = shortName(otherOf(negotiation, 'client').displayName);
  if (serviceId === null || !isOver(negotiation)) return null;
  if (whyNot !== null) return <p className="max-w-[60ch] text-pretty text-ink-3">{whyNot}</p>;
  return (
    <div>
      <LinkButton
        kind="quiet"
        to={paths.jobInvite(serviceId, { postingId: postingId ?? undefined, again: true })}
      >
        <Trans>Invite {name} again</Trans>
      </LinkButton>
    </div>
  );
}
