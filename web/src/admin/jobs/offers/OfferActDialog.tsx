import { useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { versionsOf } from '../../../offers/versions/versions.ts';
import { termsText } from '../../../offers/offer-text.ts';
import {
  actionsOnBehalf,
  isStillPossible,
  keyOf,
  noLongerPossible,
  type OnBehalfAction,
  onBehalfLabel,
} from '../on-behalf.ts';
import { OnBehalfDialog } from '../OnBehalfDialog.tsx';
import { ReasonOnBehalf } from '../ReasonOnBehalf.tsx';
import { type OfferAct, offerActs, offerActText } from './offer-acts.ts';
import { TermsForm } from './TermsForm.tsx';

interface Props {
  job: Job;
  offers: readonly Offer[];
  onClose: () => void;
}

/** Offers, asks for terms or answers them on behalf of one side; both are notified. */
export default function OfferActDialog({ job, offers, onClose }: Props) {
  const { t } = useLingui();
  const choices = actionsOnBehalf((side) => offerActs(job, offers, side));
  const [chosen, setChosen] = useState<OnBehalfAction<OfferAct> | null>(null);
  const { standing, ask } = versionsOf(offers);
  const disabledBecause = chosen && isStillPossible(choices, chosen) ? null : noLongerPossible();
  return (
    <OnBehalfDialog
      title={t`Act on the offer on someone’s behalf`}
      choices={choices}
      labelOf={({ side, act }) => onBehalfLabel(job[side].displayName, offerActText(act, side))}
      chosen={chosen}
      onChoose={setChosen}
      help={chosen && chosen.act !== 'terms' && ask ? termsText(ask) : undefined}
      onClose={onClose}
    >
      {chosen?.act === 'terms' && (
        <TermsForm
          key={keyOf(chosen)}
          jobId={job.id}
          side={chosen.side}
          from={ask ?? standing}
          {...{ disabledBecause, onClose }}
        />
      )}
      {chosen && chosen.act !== 'terms' && ask && (
        <ReasonOnBehalf
          key={keyOf(chosen)}
          draft={`on behalf ${ask.id}`}
          disabledBecause={disabledBecause}
          send={(reason) =>
            call('POST /api/job/admin/:id/offers/response', {
              params: { id: job.id },
              body: { offerId: ask.id, action: chosen.act === 'accept' ? 'accept' : 'decline', reason },
            })
          }
          onClose={onClose}
        />
      )}
    </OnBehalfDialog>
  );
}
