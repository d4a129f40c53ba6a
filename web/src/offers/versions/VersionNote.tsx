import { Trans } from '@lingui/react/macro';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import { useNow } from '../../platform/now.ts';
import { pastTimeText } from '../../time/long-dates.ts';

/** "Version 2 · Tue 24 Nov 18:02" */
export function VersionNote({ offer: { version, at }, zone }: { offer: Offer; zone: string }) {
  const time = pastTimeText(at, zone, useNow());
  return (
    <span className="text-sm text-ink-3 tabular-nums">
      <Trans>
        Version {version} · <time dateTime={at}>{time}</time>
      </Trans>
    </span>
  );
}
