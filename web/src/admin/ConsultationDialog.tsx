import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { useState } from 'react';
import { actWords, consultationActs, type ConsultationAct } from '../appointments/answers.ts';
import { call } from '../platform/api.ts';
import { useNow } from '../platform/now.ts';
import { SlotPicker } from '../time/SlotPicker.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Select } from '../ui/Select.tsx';
import { otherOf, shortName } from '../users/sides.ts';
import { actsInPlace, type InPlace, inPlaceWords, roleOf } from './in-place.ts';
import { ReasonInPlace } from './ReasonInPlace.tsx';

interface Props {
  appointment: Appointment;
  amountCents: number;
  zone: string;
  onClose: () => void;
}

/** Does what one of the two could do: whose act, and why; both are told. */
export default function ConsultationDialog({ appointment, amountCents, zone, onClose }: Props) {
  const now = useNow();
  const choices = actsInPlace((side) => consultationActs(appointment, side, now));
  const [index, setIndex] = useState(0);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const chosen = choices[index];
  const needsTime = chosen?.act === 'request' || chosen?.act === 'new_time';
  return (
    <Dialog open onClose={onClose} title="Act for one of the two" wide>
      <div className="grid gap-5">
        <p className="text-pretty text-ink-2">
          Both are told that Parley did it, and it stands in the audit.
        </p>
        <Select
          label="What"
          name="what"
          options={choices.map((each, at) => ({
            value: String(at),
            label: labelOf(each, appointment, amountCents),
          }))}
          value={String(index)}
          onChange={(value) => setIndex(Number(value))}
          error={undefined}
        />
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
            disabledBecause={needsTime && startsAt === null ? 'Pick a time first.' : null}
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
      </div>
    </Dialog>
  );
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
