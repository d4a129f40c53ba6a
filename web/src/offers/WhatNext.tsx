import { Trans } from '@lingui/react/macro';
import { isLaterMilestone } from '@parley/contract/jobs/milestone.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isCutOff } from '@parley/contract/jobs/states.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

interface Props {
  job: Job;
  side: Side;
  offer: Offer | null;
  /** Why no other terms can be offered or asked for now. */
  whyNot: string | null;
  onOffer: () => void;
  onEnd: () => void;
  /** On the job's page the consultations, with the button for another, are beside it. */
  isOnJobPage: boolean;
}

const act = 'group block w-full py-3 text-left';

/** After a consultation: what both can do next besides hiring. */
export function WhatNext({ job, side, offer, whyNot, onOffer, onEnd, isOnJobPage }: Props) {
  const isLater = isLaterMilestone(job);
  return (
    <ul className="-mb-2 border-line not-first:border-t first:-mt-3">
      {side === 'client' && (
        <Act whyNot={whyNot} onClick={onOffer} about={<Trans>Suggest a price, days or scope.</Trans>}>
          {offer ? <Trans>Request changes to the offer</Trans> : <Trans>Ask for an offer</Trans>}
        </Act>
      )}
      {/* Making the first one is the button above. */}
      {side === 'professional' && offer && (
        <Act
          whyNot={whyNot}
          onClick={onOffer}
          about={<Trans>Change it now, while it’s fresh in your minds.</Trans>}
        >
          <Trans>Change your offer</Trans>
        </Act>
      )}
      {!isOnJobPage && !isLater && !isCutOff(job) && (
        <li className="border-line not-last:border-b">
          <Link to={`${paths.job(job.id)}#consultations`} className={`${act} hover:no-underline`}>
            <Label about={<Trans>Suggest a time for another consultation.</Trans>}>
              <Trans>Talk again</Trans>
            </Label>
          </Link>
        </li>
      )}
      <Act
        onClick={onEnd}
        about={
          isLater ? (
            <Trans>The other milestones go on.</Trans>
          ) : (
            <Trans>Ends the job with a note. It won’t affect either profile.</Trans>
          )
        }
      >
        {isLater ? <Trans>Drop this milestone</Trans> : <Trans>End the job</Trans>}
      </Act>
    </ul>
  );
}

interface ActProps {
  about: ReactNode;
  /** Why it can't be done now; it keeps its place and the focus. */
  whyNot?: string | null;
  onClick: () => void;
  children: ReactNode;
}

function Act({ about, whyNot = null, onClick, children }: ActProps) {
  return (
    <li className="border-line not-last:border-b">
      <button
        type="button"
        aria-disabled={whyNot !== null || undefined}
        onClick={whyNot === null ? onClick : undefined}
        className={`${act} aria-disabled:cursor-default aria-disabled:text-ink-3`}
      >
        <Label about={whyNot ?? about}>{children}</Label>
      </button>
    </li>
  );
}

function Label({ about, children }: { about: ReactNode; children: ReactNode }) {
  return (
    <>
      <b className="block font-semibold in-[.group:not([aria-disabled]):hover]:underline">{children}</b>
      <span className="text-sm text-ink-3">{about}</span>
    </>
  );
}
