import { useLingui } from '@lingui/react/macro';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import type { Person } from '@parley/contract/users/schemas.ts';
import { useState } from 'react';
import type { Refused } from '../../platform/result.ts';
import { useDraftText } from '../../platform/form/use-draft-text.ts';
import { durationText } from '../../time/format.ts';
import { SlotPicker } from '../../time/slots/SlotPicker.tsx';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { shortName } from '../../users/short-name.ts';

export interface PickedTime {
  startsAt: string;
  minutes: number;
  message?: string;
}
interface Props {
  /** The name of the draft of its message. */
  draft: string;
  pair: { client: Person; professional: Person };
  /** The service that the job is about. */
  serviceId: string | null;
  /** What the consultation to move costs, and when that was paid. */
  priceCents?: number;
  paidAt?: string | null | undefined;
  /** The agreed consultation that is to be moved. */
  moving?: string | undefined;
  side: Side;
  zone: string;
  title: string;
  about: string;
  confirm: string;
  minutes: number;
  /** Where the length can be chosen as well. */
  lengths?: readonly number[];
  /** Whether a message can go with it. */
  hasMessage: boolean;
  refusal: Refused | null;
  pending: boolean;
  /** True when the server accepted it. */
  send: (picked: PickedTime) => Promise<boolean>;
  onClose: () => void;
}

/** Picks one of the professional's free times, on both clocks, with a message about why. */
export default function TimeDialog({ pair, side, zone, minutes: agreed, lengths = [], ...props }: Props) {
  const { t } = useLingui();
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [minutes, setMinutes] = useState(agreed);
  const draft = useDraftText(props.draft, { max: MAX_NOTE });
  // A refused time means that the free times on screen are stale: load them again.
  const [tries, setTries] = useState(0);
  const other = otherOf(pair, side);
  const name = shortName(other.displayName);
  const { text } = draft;
  const ask = async () => {
    if (startsAt === null || !draft.check()) return;
    const wasTaken = await props.send({ startsAt, minutes, ...(text && { message: text }) });
    if (wasTaken) draft.forget();
    else setTries(tries + 1);
  };
  return (
    <Dialog open onClose={props.onClose} title={props.title} wide>
      <div className="grid gap-5">
        {props.about && <p className="text-pretty text-ink-2">{props.about}</p>}
        {lengths.length > 0 && (
          <RadioGroup
            label={t`Length`}
            name="minutes"
            options={lengths.map((each) => ({ value: each, label: durationText(each) }))}
            value={minutes}
            onChange={(each) => {
              setMinutes(each);
              setStartsAt(null);
            }}
            error={undefined}
          />
        )}
        <SlotPicker
          key={`${tries} ${minutes}`}
          userId={pair.professional.id}
          serviceId={props.serviceId ?? undefined}
          priceCents={props.priceCents ?? 0}
          paidAt={props.paidAt}
          moving={props.moving}
          minutes={minutes}
          value={startsAt}
          onChange={setStartsAt}
          viewerZone={zone}
          otherZone={other.timeZone}
          otherName={name}
          allowsCustomTime={side === 'professional'}
        />
        {props.hasMessage && <TextArea label={t`Message to ${name}`} optional rows={2} {...draft.field} />}
        <div className="sheet-end grid gap-3">
          <FormMessage message={props.refusal?.message ?? null} />
          <Button
            wide
            pending={props.pending}
            disabledBecause={startsAt === null ? t`Pick a time first.` : null}
            onClick={() => void ask()}
          >
            {startsAt === null ? t`Pick a time first` : props.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
