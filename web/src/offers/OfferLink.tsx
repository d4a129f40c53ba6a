import { Trans } from '@lingui/react/macro';
import { isTalking } from '@parley/contract/jobs/states.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { termsText } from './offer-text.ts';

/** On screens without room for the offers beside the chat: the standing one in a line, and the way to all of them. */
export function OfferLink({ job: { id, status, offer } }: { job: Pick<Job, 'id' | 'status' | 'offer'> }) {
  if (!isTalking(status)) return null;
  const terms = offer && termsText(offer);
  return (
    <span className="max-sm:block lg:hidden">
      <span className="max-sm:hidden">{' · '}</span>
      <Link to={`${paths.job(id)}#offer`} className="whitespace-nowrap underline hover:text-ink">
        {terms === null ? <Trans>No offer yet</Trans> : <Trans>Offer: {terms}</Trans>}
      </Link>
    </span>
  );
}
