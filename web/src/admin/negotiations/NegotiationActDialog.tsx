import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import type { NegotiationKind } from '@parley/contract/negotiations/states.ts';
import { timesOf } from '@parley/contract/negotiations/times.ts';
import { roleOf } from '@parley/contract/sides.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useDraftText } from '../../platform/form/use-draft-text.ts';
import { useNow } from '../../platform/now.ts';
import { dayTimeText } from '../../time/format.ts';
import { TimesPicker } from '../../time/slots/TimesPicker.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { shortName } from '../../users/short-name.ts';
import {
  isStillPossible,
  keyOf,
  noLongerPossible,
  type OnBehalfAction,
  onBehalfLabel,
} from '../jobs/on-behalf.ts';
import { OnBehalfDialog } from '../jobs/OnBehalfDialog.tsx';
import { ReasonOnBehalf } from '../jobs/ReasonOnBehalf.tsx';
import { type NegotiationAct, negotiationActs, negotiationActText } from './negotiation-acts.ts';

interface Props {
  negotiation: Negotiation;
  zone: string;
  onClose: () => void;
}

const CALLS = {
  PROPOSAL: 'POST /api/job/jobProposal/admin/:id',
  INVITE: 'POST /api/job/invite/admin/:id',
} as const satisfies Record<NegotiationKind, string>;

/** Answers a proposal or an invitation on behalf of one side, or writes; both are notified. */
export default function NegotiationActDialog({ negotiation, zone, onClose }: Props) {
  const { t } = useLingui();
  const choices = negotiationActs(negotiation, useNow());
  const [chosen, setChosen] = useState<OnBehalfAction<NegotiationAct> | null>(null);
  const [times, setTimes] = useState<string[]>([]);
  const message = useDraftText(`on behalf message ${negotiation.id}`, {
    max: MAX_NOTE,
    missing: t`Write a message.`,
  });
  const act = chosen?.act;
  const choose = (choice: typeof chosen) => {
    setChosen(choice);
    setTimes([]);
  };
  const [startsAt, ...alternatives] = times;
  return (
    <OnBehalfDialog
      title={t`Act on someone’s behalf`}
      choices={choices}
      labelOf={({ side, act: each }) =>
        onBehalfLabel(negotiation[side].displayName, negotiationActText(each))
      }
      chosen={chosen}
      onChoose={choose}
      onClose={onClose}
    >
      {act === 'reschedule' && <NewTimes {...{ negotiation, zone, times }} onChange={setTimes} />}
      {act === 'accept' && negotiation.alternatives.length > 0 && (
        <RadioGroup
          label={t`Which time?`}
          options={timesOf(negotiation).map((value) => ({ value, label: dayTimeText(value, zone) }))}
          name="startsAt"
          value={startsAt ?? null}
          onChange={(time) => setTimes([time])}
          error={undefined}
        />
      )}
      {act === 'write' && <TextArea label={t`Message to both sides`} rows={3} {...message.field} />}
      {chosen && (
        <ReasonOnBehalf
          key={keyOf(chosen)}
          draft={`on behalf ${negotiation.id}`}
          disabledBecause={
            isStillPossible(choices, chosen)
              ? missingFor(chosen.act, { negotiation, times })
              : noLongerPossible()
          }
          check={chosen.act === 'write' ? message.check : undefined}
          send={async (reason) => {
            const sent = await call(CALLS[negotiation.kind], {
              params: { id: negotiation.id },
              body: {
                as: roleOf(chosen.side),
                action: chosen.act,
                reason,
                // Of one suggested time, the one that was shown.
                ...(chosen.act === 'accept' && { startsAt: negotiation.startsAt }),
                ...(startsAt !== undefined && { startsAt }),
                ...(alternatives.length > 0 && { alternatives }),
                ...(chosen.act === 'write' && { message: message.text }),
              },
            });
            if (sent.ok && chosen.act === 'write') message.forget();
            return sent;
          }}
          onClose={onClose}
        />
      )}
    </OnBehalfDialog>
  );
}

interface TimesProps {
  negotiation: Negotiation;
  zone: string;
  times: string[];
  onChange: (times: string[]) => void;
}

function NewTimes({ negotiation, zone, times, onChange }: TimesProps) {
  const { professional, serviceId, minutes, consultationPriceCents } = negotiation;
  return (
    <TimesPicker
      userId={professional.id}
      serviceId={serviceId ?? undefined}
      priceCents={consultationPriceCents}
      minutes={minutes}
      times={times}
      onChange={onChange}
      viewerZone={zone}
      otherZone={professional.timeZone}
      otherName={shortName(professional.displayName)}
    />
  );
}

interface Given {
  negotiation: Negotiation;
  times: readonly string[];
}

function missingFor(act: NegotiationAct, { negotiation, times }: Given): string | null {
  const needsTime = act === 'reschedule' || (act === 'accept' && negotiation.alternatives.length > 0);
  return needsTime && times.length === 0 ? t`Pick a time first.` : null;
}
