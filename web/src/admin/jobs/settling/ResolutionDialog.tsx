import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import { roleOf } from '@parley/contract/sides.ts';
import { useState } from 'react';
import { hasAhead } from '../../../jobs/actions/call-off.ts';
import { suggestionText } from '../../../jobs/suggestion-text.ts';
import { call } from '../../../platform/api.ts';
import { useNow } from '../../../platform/now.ts';
import { DueDateField, MoneyFields } from '../../../resolutions/SuggestFields.tsx';
import { shortName } from '../../../users/short-name.ts';
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
import { settlingActs, type SettlingAct, settlingActText } from './acts.ts';

interface Props {
  job: Job;
  resolutions: readonly Resolution[];
  zone: string;
  onClose: () => void;
}

interface Terms {
  toProfessionalCents: number | null;
  dueOn: string;
}

/** Suggests or answers on behalf of one side; both are notified. */
export default function ResolutionDialog({ job, resolutions, zone, onClose }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const choices = actionsOnBehalf((side) => settlingActs(resolutions, side, now).map(({ act }) => act));
  const [chosen, setChosen] = useState<OnBehalfAction<SettlingAct> | null>(null);
  const [terms, setTerms] = useState<Terms>({ toProfessionalCents: null, dueOn: '' });
  const answered = chosen && answeredBy(chosen, resolutions, now);
  const helpOf = (resolution: Resolution) => {
    const suggested = suggestionText(resolution, shortName(job[resolution.by].displayName), zone);
    const isEnding = chosen?.act === 'accept' && resolution.toProfessionalCents !== null;
    return isEnding && hasAhead(job.appointments, now)
      ? `${suggested}. ${t`Upcoming consultations are called off.`}`
      : suggested;
  };
  return (
    <OnBehalfDialog
      title={t`Settle on someone’s behalf`}
      choices={choices}
      labelOf={({ side, act }) => onBehalfLabel(job[side].displayName, settlingActText(act))}
      chosen={chosen}
      onChoose={setChosen}
      help={answered ? helpOf(answered) : undefined}
      onClose={onClose}
    >
      {chosen?.act === 'suggest_split' && (
        <MoneyFields
          job={job}
          side={null}
          field={{
            name: 'toProfessionalCents',
            value: terms.toProfessionalCents,
            onChange: (toProfessionalCents) => setTerms({ ...terms, toProfessionalCents }),
            error: undefined,
          }}
        />
      )}
      {chosen?.act === 'suggest_date' && (
        <DueDateField
          job={job}
          zone={job[chosen.side].timeZone}
          field={{
            name: 'dueOn',
            value: terms.dueOn,
            onChange: (dueOn) => setTerms({ ...terms, dueOn }),
            error: undefined,
          }}
        />
      )}
      {chosen && (
        <ReasonOnBehalf
          key={keyOf(chosen)}
          draft={`on behalf settle ${job.id}`}
          disabledBecause={
            isStillPossible(choices, chosen) ? missingFrom(chosen.act, terms) : noLongerPossible()
          }
          send={(reason, again) => send(job.id, chosen, { answered, terms, reason, again })}
          onClose={onClose}
        />
      )}
    </OnBehalfDialog>
  );
}

/** The suggestion that this answers; null for a new one. */
function answeredBy(
  { side, act }: OnBehalfAction<SettlingAct>,
  resolutions: readonly Resolution[],
  now: string,
): Resolution | null {
  return settlingActs(resolutions, side, now).find((each) => each.act === act)?.resolution ?? null;
}

function missingFrom(act: SettlingAct, { toProfessionalCents, dueOn }: Terms): string | null {
  if (act === 'suggest_split' && toProfessionalCents === null) return t`Enter an amount first.`;
  return act === 'suggest_date' && dueOn === '' ? t`Pick a date first.` : null;
}

interface Sent {
  answered: Resolution | null;
  terms: Terms;
  reason: string;
  again: { password?: string };
}

function send(
  id: string,
  { side, act }: OnBehalfAction<SettlingAct>,
  { answered, terms, reason, again }: Sent,
) {
  const as = roleOf(side);
  const params = { id };
  if (act === 'suggest_split' || act === 'suggest_date' || answered === null) {
    const { toProfessionalCents, dueOn } = terms;
    const suggested = act === 'suggest_date' ? { dueOn } : { toProfessionalCents: toProfessionalCents ?? 0 };
    return call('POST /api/job/admin/:id/resolutions', { params, body: { as, reason, ...suggested } });
  }
  return call('POST /api/job/admin/:id/resolutions/response', {
    params,
    body: { as, reason, resolutionId: answered.id, action: act, ...again },
  });
}
