import { Plural, useLingui } from '@lingui/react/macro';
import type { Dashboard } from '@parley/contract/dashboard/schemas.ts';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { whenText } from '../time/format.ts';

interface Props {
  /** How many things need attention. */
  count: number;
  upcoming: Dashboard['upcoming'];
}

/** What needs attention, and the next consultation: one that has begun is on the page as what is on now. */
export function DashboardLead({ count, upcoming }: Props) {
  const now = useNow();
  const zone = useViewerZone();
  const { t } = useLingui();
  const next = upcoming.find(({ startsAt }) => startsAt > now);
  const when = next && whenText(next.startsAt, zone, now);
  return (
    <p className="mt-2.5 text-lg text-ink-2 tabular-nums">
      <Plural
        value={count}
        _0="Nothing needs your attention."
        one="# thing needs your attention."
        other="# things need your attention."
      />
      {when && ` ${t`Your next consultation is ${when} (your time).`}`}
    </p>
  );
}
