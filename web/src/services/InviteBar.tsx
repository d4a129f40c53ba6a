import type { Service } from '@parley/contract/services/schemas.ts';
import { useViewerZone } from '../platform/zone.ts';
import { MAX_TIMES } from '../time/slots/max-times.ts';
import { InviteAction } from './ConsultationPanel.tsx';
import { PickedSummary } from './PickedSummary.tsx';
import { Price } from './Price.tsx';
import type { Invite } from './use-invite.ts';

interface Props {
  service: Service;
  invite: Invite;
  times: readonly string[];
}

/** Sticks to the bottom of phones: the price, and once a time is picked, that time and its price. */
export function InviteBar({ service, invite, times }: Props) {
  const zone = useViewerZone();
  const canAdd = !service.instantBooking && times.length < MAX_TIMES;
  const action = <InviteAction service={service} invite={invite} times={times} />;
  return (
    <div
      data-at-thumb
      className="sticky bottom-0 z-20 -mx-4.5 border-t border-line bg-paper px-4.5 py-3 md:hidden low:static"
    >
      {times.length > 0 ? (
        <div className="grid gap-2.5">
          <PickedSummary service={service} times={times} zone={zone} onAdd={canAdd ? showTimes : null} />
          {action}
        </div>
      ) : (
        <div className="flex items-center gap-4">
          <div className="flex-none">
            <Price service={service} />
          </div>
          <div className="min-w-0 flex-1">{action}</div>
        </div>
      )}
    </div>
  );
}

/** The focus goes to the days, from where the next Tab leads to the times. */
function showTimes() {
  const days = document.querySelector<HTMLElement>('#talk input[type=radio]:checked');
  (days?.closest('fieldset') ?? document.querySelector('#talk'))?.scrollIntoView({ block: 'start' });
  days?.focus({ preventScroll: true });
}
