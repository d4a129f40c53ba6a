import { Trans, useLingui } from '@lingui/react/macro';
import { consultationText } from '../services/price.ts';
import { SlotPicker } from '../time/slots/SlotPicker.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { shortName } from '../users/short-name.ts';
import type { Invitee } from './use-bulk-invites.ts';

interface Props {
  invitee: Invitee;
  zone: string;
  onPick: (startsAt: string) => void;
  onClose: () => void;
}

/** Picks the time of one invitee. */
export function InviteeTimeDialog({ invitee: { service, startsAt }, zone, onPick, onClose }: Props) {
  const { t } = useLingui();
  const { professional, consultationMinutes: minutes, consultationPriceCents: priceCents } = service;
  const name = shortName(professional.displayName);
  return (
    <Dialog open wide onClose={onClose} title={t`Pick a time with ${name}`}>
      <p className="-mt-2 mb-4 text-sm text-pretty text-ink-3 tabular-nums">
        {consultationText(minutes, priceCents)}{' '}
        {priceCents > 0 && (
          <Trans>You pay by card once {name} accepts. The service’s page has its rules.</Trans>
        )}
      </p>
      <SlotPicker
        userId={professional.id}
        serviceId={service.id}
        priceCents={priceCents}
        minutes={minutes}
        value={startsAt}
        onChange={onPick}
        viewerZone={zone}
        otherZone={professional.timeZone}
        otherName={name}
      />
      <div className="sheet-end mt-5">
        <Button wide disabledBecause={startsAt === null ? t`Pick a time first.` : null} onClick={onClose}>
          {startsAt === null ? t`Pick a time first` : t`Use this time`}
        </Button>
      </div>
    </Dialog>
  );
}
