import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '@parley/contract/audit.ts';
import { useNow } from '../../platform/now.ts';
import { pastTimeText } from '../../time/long-dates.ts';
import { auditLabel } from './audit-labels.ts';

/** What admins did about one thing, and why. */
export function AuditTrail({ entries, zone }: { entries: readonly AuditEntry[]; zone: string }) {
  const { t } = useLingui();
  const now = useNow();
  if (entries.length === 0)
    return (
      <p className="pt-4 text-ink-3">
        <Trans>No admin actions yet.</Trans>
      </p>
    );
  return (
    <ul className="border-t border-line">
      {entries.map(({ id, at, actor, action, reason }) => (
        <li key={id} className="border-b border-line py-3">
          <p className="font-semibold">{auditLabel(action)}</p>
          <p className="text-sm wrap-anywhere text-ink-3 tabular-nums">
            {actor?.email ?? t`automatic`} · <time dateTime={at}>{pastTimeText(at, zone, now)}</time>
          </p>
          {reason && (
            <q className="mt-1 block text-sm whitespace-pre-line wrap-anywhere text-ink-2">{reason}</q>
          )}
        </li>
      ))}
    </ul>
  );
}
