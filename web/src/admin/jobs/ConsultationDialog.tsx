import { t } from '@lingui/core/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { otherOf, roleOf } from '@parley/contract/sides.ts';
import { useState } from 'react';
import { actWords, consultationActs, type ConsultationAct } from '../../appointments/acts/answers.ts';
import { call } from '../../platform/api.ts';
import { useNow } from '../../platform/now.ts';
import { SlotPicker } from '../../time/slots/SlotPicker.tsx';
import { shortName } from '../../users/short-name.ts';
import { actsInPlace, gone, type InPlace, inPlaceWords, isAmong } from './on-behalf.ts';
import { InPlaceDialog } from './OnBehalfDialog.tsx';
import { ReasonInPlace } from './ReasonOnBehalf.tsx';

interface Props {
  appointment: Appointment;
  amountCents: number;
  zone: string;
  onClose: () => void;
}

/** Acts on a consultation on behalf of one side; both are notified. */
export default function ConsultationDialog({ appointment, amountCents, zone, onClose }: Props) {
  const now = useNow();
  const choices = actsInPlace((side) => consultationActs(appointment, side, now));
  const [chosen, setChosen] = useState<InPlace<ConsultationAct> | null>(null);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const needsTime = chosen?.act === 'request' || chosen?.act === 'new_time';
  return (
    <InPlaceDialog
      choices={choices}
      labelOf={(each) => labelOf(each, appointment, amountCents)}
      chosen={chosen}
      onChoose={setChosen}
      onClose={onClose}
    >
      {needsTime && (
        <SlotPicker
          userId={appointment.professional.id}
          minutes={appointment.proposedMinutes ?? appointment.minutes}
          value={startsAt}
          onChange={setStartsAt}
          viewerZone={zone}
          otherZone={appointment.professional.timeZone}
          otherName={shortName(appointment.professional.displayName)}
        />
      )}
      {chosen && (
        <ReasonInPlace
          disabledBecause={disabledBecause(isAmong(choices, chosen), needsTime && startsAt === null)}
          send={(reason) =>
            call('POST /api/job/appointments/admin/:id', {
              params: { id: appointment.id },
              body: {
                as: roleOf(chosen.side),
                action: chosen.act,
                reason,
                ...(needsTime && startsAt !== null && { startsAt }),
              },
            })
          }
          onClose={onClose}
        />
      )}
    </InPlaceDialog>
  );
}

function disabledBecause(isOpen: boolean, lacksTime: boolean): string | null {
  if (!isOpen) return gone();
  return lacksTime ? t`Pick a time first.` : null;
}

function labelOf(
  { side, act }: InPlace<ConsultationAct>,
  appointment: Appointment,
  amountCents: number,
): string {
  const name = shortName(otherOf(appointment, side).displayName);
  const { label } = actWords(act, { name, isAgreed: appointment.agreedAt !== null, amountCents });
  return inPlaceWords(appointment[side].displayName, label);
}
