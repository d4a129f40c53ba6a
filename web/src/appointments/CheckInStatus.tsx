import { useLingui } from '@lingui/react/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { otherSide, type Side } from '@parley/contract/sides.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Tag } from '../ui/Tag.tsx';

/** The two sides of a consultation, and which of them has checked in. */
export function CheckInStatus({ appointment, side }: { appointment: Appointment; side: Side }) {
  const { t } = useLingui();
  const sides = [side, otherSide(side)];
  return (
    <ul aria-label={t`Who has joined`} aria-live="polite" className="border-t border-line">
      {sides.map((each) => {
        const person = appointment[each];
        const isEnabled = appointment.checkedIn[each];
        return (
          <li key={each} className="flex items-center gap-3 border-b border-line py-3">
            <Avatar name={person.displayName} url={person.avatarUrl} size="s" />
            <span className="min-w-0 flex-1 truncate font-semibold">
              {each === side ? t`You` : person.displayName}
            </span>
            <Tag tone={isEnabled ? 'good' : 'plain'}>{isEnabled ? t`Joined` : t`Not joined yet`}</Tag>
          </li>
        );
      })}
    </ul>
  );
}
