import { Trans } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

interface Props {
  job: Job;
  side: Side;
  offer: Offer | null;
  onOffer: () => void;
  onEnd: () => void;
}

const act = 'group block w-full py-3 text-left';

/** After a consultation: what both can do next besides hiring. */
export function WhatNext({ job, side, offer, onOffer, onEnd }: Props) {
  return (
    <ul className="border-t border-line">
      <Act onClick={onOffer} about={<AboutOffer side={side} offer={offer} />}>
        {side === 'professional' ? (
          offer ? (
            <Trans>Change your offer</Trans>
          ) : (
            <Trans>Send an offer</Trans>
          )
        ) : offer ? (
          <Trans>Ask for other terms</Trans>
        ) : (
          <Trans>Ask for an offer</Trans>
        )}
      </Act>
      <li className="border-b border-line">
        <Link to={`${paths.job(job.id)}#consultations`} className={`${act} hover:no-underline`}>
          <Label about={<Trans>Suggest a time for another consultation.</Trans>}>
            <Trans>Talk again</Trans>
          </Label>
        </Link>
      </li>
      <Act onClick={onEnd} about={<Trans>Ends the job with a kind word. No mark on anybody.</Trans>}>
        <Trans>Not this time</Trans>
      </Act>
    </ul>
  );
}

function AboutOffer({ side, offer }: Pick<Props, 'side' | 'offer'>) {
  if (side === 'client') return <Trans>Suggest a price, days or scope.</Trans>;
  return offer ? (
    <Trans>Change it now, while you both remember.</Trans>
  ) : (
    <Trans>Send what you agreed.</Trans>
  );
}

function Act({ about, onClick, children }: { about: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <li className="border-b border-line">
      <button type="button" onClick={onClick} className={act}>
        <Label about={about}>{children}</Label>
      </button>
    </li>
  );
}

function Label({ about, children }: { about: ReactNode; children: ReactNode }) {
  return (
    <>
      <b className="block font-semibold group-hover:underline">{children}</b>
      <span className="text-sm text-ink-3">{about}</span>
    </>
  );
}
