import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import type { Negotiation, NegotiationResponse } from '@parley/contract/negotiations/schemas.ts';
import { timesOf } from '@parley/contract/negotiations/times.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { useState } from 'react';
import type { Refused } from '../platform/result.ts';
import { useDraftText } from '../platform/form/use-draft-text.ts';
import { refusedAt } from '../time/slots/refused-at.ts';
import { TimesPicker } from '../time/slots/TimesPicker.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { shortName } from '../users/short-name.ts';
import { isTimeRefusal } from './answers.ts';

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
  const [times, setTimes] = useState<string[]>([]);
  const draft = useDraftText(`reschedule ${negotiation.id}`, { max: MAX_NOTE });
  // A refused time means that the free times on screen are stale: load them again.
  const [tries, setTries] = useState(0);
  const other = otherOf(negotiation, side);
  const name = shortName(other.displayName);
  const { text } = draft;
  const [startsAt, ...alternatives] = times;
  const isSame = areSame(times, timesOf(negotiation));
  const ask = async () => {
    if (startsAt === undefined || !draft.check()) return;
    const wasTaken = await send({
      action: 'reschedule',
      startsAt,
      ...(alternatives.length > 0 && { alternatives }),
      minutes: negotiation.minutes,
      ...(text && { message: text }),
    });
    if (wasTaken) draft.forget();
    else setTries(tries + 1);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t`Suggest another time to ${name}`} wide>
      <div className="grid gap-5">
        <TimesPicker
          key={tries}
          userId={negotiation.professional.id}
          serviceId={negotiation.serviceId ?? undefined}
          priceCents={negotiation.consultationPriceCents}
          minutes={negotiation.minutes}
          times={times}
          onChange={setTimes}
          refusedAt={tries > 0 && refusal && isTimeRefusal(refusal.code) ? refusedAt(refusal.errors) : null}
          viewerZone={zone}
          otherZone={other.timeZone}
          otherName={name}
          allowsCustomTime={side === 'professional'}
        />
        <TextArea label={t`Message to ${name}`} optional rows={2} {...draft.field} />
        <div className="sheet-end grid gap-3">
          <FormMessage message={refusal?.message ?? null} />
          <Button
            wide
            pending={pending}
            disabledBecause={times.length === 0 || isSame ? t`Pick another time first.` : null}
            onClick={() => void ask()}
          >
            {dialogText(times.length, isSame)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function areSame(times: readonly string[], others: readonly string[]): boolean {
  return times.length === others.length && times.every((time) => others.includes(time));
}

function dialogText(times: number, isSame: boolean): string {
  if (isSame) return t`Already suggested`;
  if (times === 0) return t`Pick a time first`;
  return times === 1 ? t`Suggest this time` : t`Suggest these times`;
}
