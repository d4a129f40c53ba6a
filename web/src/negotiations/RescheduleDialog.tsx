import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import type { Negotiation, NegotiationResponse } from '@parley/contract/negotiations/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { useState } from 'react';
import type { Refused } from '../platform/result.ts';
import { SlotPicker } from '../time/slots/SlotPicker.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { shortName } from '../users/short-name.ts';

interface Props {
  open: boolean;
  negotiation: Negotiation;
  side: Side;
  zone: string;
  refusal: Refused | null;
  pending: boolean;
  send: (response: Omit<NegotiationResponse, 'id'>) => Promise<boolean>;
  onClose: () => void;
}

/** Suggests another of the professional's free times, with a message. */
export function RescheduleDialog({ open, negotiation, side, zone, refusal, pending, send, onClose }: Props) {
  const { t } = useLingui();
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  // A refused time means that the free times on screen are stale: load them again.
  const [tries, setTries] = useState(0);
  const other = otherOf(negotiation, side);
  const name = shortName(other.displayName);
  const text = message.trim();
  const isSame = startsAt === negotiation.startsAt;
  const ask = async () => {
    if (startsAt === null) return;
    const wasTaken = await send({
      action: 'reschedule',
      startsAt,
      minutes: negotiation.minutes,
      ...(text && { message: text }),
    });
    if (!wasTaken) setTries(tries + 1);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t`Suggest another time to ${name}`} wide>
      <div className="grid gap-5">
        <SlotPicker
          key={tries}
          userId={negotiation.professional.id}
          minutes={negotiation.minutes}
          value={startsAt}
          onChange={setStartsAt}
          viewerZone={zone}
          otherZone={other.timeZone}
          otherName={name}
          allowsCustomTime={side === 'professional'}
        />
        <TextArea
          label={t`Message to ${name}`}
          optional
          name="message"
          max={MAX_NOTE}
          rows={2}
          value={message}
          onChange={setMessage}
          error={undefined}
        />
        <FormMessage message={refusal?.message ?? null} />
        <Button
          wide
          pending={pending}
          disabledBecause={startsAt === null || isSame ? t`Pick another time first.` : null}
          onClick={() => void ask()}
        >
          {dialogText(startsAt, isSame)}
        </Button>
      </div>
    </Dialog>
  );
}

function dialogText(startsAt: string | null, isSame: boolean): string {
  if (isSame) return t`Already suggested`;
  return startsAt === null ? t`Pick a time first` : t`Suggest this time`;
}
