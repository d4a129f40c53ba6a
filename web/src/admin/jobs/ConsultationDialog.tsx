import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { otherOf, roleOf } from '@parley/contract/sides.ts';
import { useState } from 'react';
import {
  consultationActionLabels,
  consultationActions,
  type ConsultationAction,
} from '../../appointments/actions/consultation-actions.ts';
import { call } from '../../platform/api.ts';
import { useNow } from '../../platform/now.ts';
import { SlotPicker } from '../../time/slots/SlotPicker.tsx';
import { shortName } from '../../users/short-name.ts';
import {
  actionsOnBehalf,
  noLongerPossible,
  type OnBehalfAction,
  onBehalfLabel,
  isStillPossible,
} from './on-behalf.ts';
import { OnBehalfDialog } from './OnBehalfDialog.tsx';
import { ReasonOnBehalf } from './ReasonOnBehalf.tsx';

interface Props {
  appointment: Appointment;
  amountCents: number | null;
  zone: string;
  onClose: () => void;
}

/** Acts on a consultation on behalf of one side; both are notified. */
export default function ConsultationDialog({ appointment, amountCents, zone, onClose }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const choices = actionsOnBehalf((side) => consultationActions(appointment, side, now));
  const [chosen, setChosen] = useState<OnBehalfAction<ConsultationAction> | null>(null);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const needsTime = chosen?.act === 'request' || chosen?.act === 'new_time';
  return (
    <OnBehalfDialog
      title={t`Act on the consultation on someone’s behalf`}
      choices={choices}
      labelOf={(each) => labelOf(each, appointment, amountCents)}
      chosen={chosen}
      onChoose={setChosen}
      onClose={onClose}
    >
      {needsTime && (
        <SlotPicker
          userId={appointment.professional.id}
          serviceId={appointment.serviceId ?? undefined}
          priceCents={chosen?.act === 'request' ? appointment.priceCents : 0}
          paidAt={appointment.payment?.paidAt}
          moving={chosen?.act === 'request' && appointment.agreedAt !== null ? appointment.id : undefined}
          minutes={appointment.proposedMinutes ?? appointment.minutes}
          value={startsAt}
          onChange={setStartsAt}
          viewerZone={zone}
          otherZone={appointment.professional.timeZone}
          otherName={shortName(appointment.professional.displayName)}
        />
      )}
      {chosen && (
        <ReasonOnBehalf
          draft={`on behalf ${appointment.id}`}
          disabledBecause={disabledBecause(isStillPossible(choices, chosen), needsTime && startsAt === null)}
          send={(reason, again) =>
            call('POST /api/job/appointments/admin/:id', {
              params: { id: appointment.id },
              body: {
                as: roleOf(chosen.side),
                action: chosen.act,
                reason,
                ...(needsTime && startsAt !== null && { startsAt }),
                // Not whichever is offered by then.
                ...(chosen.act === 'accept' && {
                  startsAt: appointment.proposedStartsAt ?? appointment.startsAt,
                }),
                ...again,
              },
            })
          }
          onClose={onClose}
        />
      )}
    </OnBehalfDialog>
  );
}

function disabledBecause(isOpen: boolean, lacksTime: boolean): string | null {
  if (!isOpen) return noLongerPossible();
  return lacksTime ? t`Pick a time first.` : null;
}

function labelOf(
  { side, act }: OnBehalfAction<ConsultationAction>,
  appointment: Appointment,
  amountCents: number | null,
): string {
  const name = shortName(otherOf(appointment, side).displayName);
  const { label } = consultationActionLabels(act, {
    name,
    isAgreed: appointment.agreedAt !== null,
    amountCents,
  });
  return onBehalfLabel(appointment[side].displayName, label);
}
