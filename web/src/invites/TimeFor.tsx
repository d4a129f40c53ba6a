import { SlotPicker } from '../time/slots/SlotPicker.tsx';
import { durationText } from '../time/format.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { shortName } from '../users/short-name.ts';
import type { Asked } from './use-several-invites.ts';

interface Props {
  asked: Asked;
  zone: string;
  onPick: (startsAt: string) => void;
  onClose: () => void;
}

/** Picks a time to talk with one of those who are asked. */
export function TimeFor({ asked: { service, startsAt }, zone, onPick, onClose }: Props) {
  const { professional, consultationMinutes } = service;
  const name = shortName(professional.displayName);
  return (
    <Dialog open wide onClose={onClose} title={`Pick a time with ${name}`}>
      <p className="-mt-2 mb-4 text-sm text-ink-3">{durationText(consultationMinutes)} to talk</p>
      <SlotPicker
        userId={professional.id}
        minutes={consultationMinutes}
        value={startsAt}
        onChange={onPick}
        viewerZone={zone}
        otherZone={professional.timeZone}
        otherName={name}
      />
      <div className="mt-5">
        <Button onClick={onClose}>Take this time</Button>
      </div>
    </Dialog>
  );
}
