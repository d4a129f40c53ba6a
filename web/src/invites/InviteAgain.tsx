import { Trans } from '@lingui/react/macro';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { isOpenNegotiation } from '@parley/contract/negotiations/states.ts';
import { otherOf } from '@parley/contract/sides.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { shortName } from '../users/short-name.ts';

/** After an invite has ended without a job: the form with the same message and price, for a new time. */
export function InviteAgain({ negotiation }: { negotiation: Negotiation }) {
  const { serviceId, postingId, status, jobId } = negotiation;
  const name = shortName(otherOf(negotiation, 'client').displayName);
  if (serviceId === null || jobId !== null || isOpenNegotiation(status)) return null;
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
