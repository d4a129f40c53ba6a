import type { Appointment, AppointmentAct } from '@parley/contract/appointments/schemas.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { actWords, consultationActs, type ConsultationAct } from '../appointments/answers.ts';
import { call } from '../platform/api.ts';
import { useNow } from '../platform/now.ts';
import { useForm } from '../platform/use-form.ts';
import { SlotPicker } from '../time/SlotPicker.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FormMessage } from '../ui/FormMessage.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { otherOf, shortName, type Side } from '../users/sides.ts';
import { REASON_LENGTH, reasonSchema } from './AskDialog.tsx';
import { forField } from './for-field.ts';

interface Props {
  appointment: Appointment;
  amountCents: number;
  zone: string;
  onClose: () => void;
}
interface InPlace {
  side: Side;
  act: ConsultationAct;
}
const SIDES = ['client', 'professional'] as const;

/** What can be done with a consultation in the place of either of the two. */
function actsInPlace(appointment: Appointment, now: string): InPlace[] {
  return SIDES.flatMap((side) => consultationActs(appointment, side, now).map((act) => ({ side, act })));
}

/** Does what one of the two could do: whose act, and why; both are told. */
export default function ConsultationDialog({ appointment, amountCents, zone, onClose }: Props) {
  const choices = actsInPlace(appointment, useNow());
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
          <Reason
            id={appointment.id}
            chosen={chosen}
            startsAt={needsTime ? startsAt : undefined}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

function labelOf({ side, act }: InPlace, appointment: Appointment, amountCents: number): string {
  const name = shortName(otherOf(appointment, side).displayName);
  const { label } = actWords(act, { name, isAgreed: appointment.agreedAt !== null, amountCents });
  return `For ${appointment[side].displayName}: ${label.toLowerCase()}`;
}

interface ReasonProps {
  id: string;
  chosen: InPlace;
  /** Null while one is needed and not picked. */
  startsAt: string | null | undefined;
  onClose: () => void;
}

function Reason({ id, chosen: { side, act }, startsAt, onClose }: ReasonProps) {
  const { revalidate } = useRevalidator();
  const as: AppointmentAct['as'] = side === 'client' ? 'CLIENT' : 'PROFESSIONAL';
  const form = useForm({
    initial: { text: '' },
    schema: async () => forField('text', await reasonSchema()),
    read: ({ text }) => text,
    send: (reason) =>
      call('POST /api/job/appointments/admin/:id', {
        params: { id },
        body: { as, action: act, reason, ...(startsAt && { startsAt }) },
      }),
    done: async () => {
      await revalidate();
      onClose();
    },
    refused: (code) => {
      if (code === 'invalid_transition') void revalidate();
      return false;
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <TextArea
        label="Why"
        help="Both read it, and it is kept in the audit."
        max={REASON_LENGTH}
        rows={3}
        {...form.field('text')}
      />
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          pending={form.pending}
          disabledBecause={startsAt === null ? 'Pick a time first.' : null}
        >
          Do it
        </Button>
        <Button kind="plain" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}
