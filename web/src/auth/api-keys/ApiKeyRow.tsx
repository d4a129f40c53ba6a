import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiKey } from '@parley/contract/auth/api-keys.ts';
import { KEY_PREFIX } from '@parley/contract/auth/scopes.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { agoText } from '../../time/ago.ts';
import { dateText } from '../../time/long-dates.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { permissionLines } from './permissions.ts';

/** A key: what it may do, until when, when it was last used, and how to revoke it. */
export function ApiKeyRow({ apiKey, onRevoked }: { apiKey: ApiKey; onRevoked: () => void }) {
  const { t } = useLingui();
  const [isRevoking, setRevoking] = useState(false);
  const { name, ending, scopes, isExpired } = apiKey;
  return (
    <li className="grid gap-3 rounded-lg border border-line p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h4 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
            {name} {isExpired && <Tag tone="bad">{t`Expired`}</Tag>}
          </h4>
          <p className="font-mono text-sm text-ink-3">
            {KEY_PREFIX}…{ending}
          </p>
        </div>
        <Button kind="quiet" small aria-label={t`Revoke ${name}`} onClick={() => setRevoking(true)}>
          <Trans>Revoke</Trans>
        </Button>
      </div>
      <div className="text-pretty text-ink-2">
        {permissionLines(scopes).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Lifetime apiKey={apiKey} />
      {isRevoking && <Revocation apiKey={apiKey} onClose={() => setRevoking(false)} onRevoked={onRevoked} />}
    </li>
  );
}

function Lifetime({ apiKey: { expiresAt, isExpired, lastUsedAt } }: { apiKey: ApiKey }) {
  const now = useNow();
  const day = dateText(expiresAt, useViewerZone());
  return (
    <p className="text-sm text-ink-3 tabular-nums">
      {isExpired ? <Trans>Expired {day}</Trans> : <Trans>Expires {day}</Trans>}
      {' · '}
      {lastUsedAt === null ? <Trans>never used</Trans> : <Trans>last used {agoText(lastUsedAt, now)}</Trans>}
    </p>
  );
}

interface RevocationProps {
  apiKey: ApiKey;
  onClose: () => void;
  onRevoked: () => void;
}

function Revocation({ apiKey: { id, name }, onClose, onRevoked }: RevocationProps) {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function revoke() {
    setPending(true);
    const result = await call('DELETE /api/key/:id', { params: { id } });
    if (result.ok || result.code === 'not_found') return onRevoked();
    setError(result.message);
    setPending(false);
  }
  return (
    <Dialog open onClose={onClose} title={t`Revoke this API key?`}>
      <p className="mb-5 text-pretty text-ink-2">
        <Trans>Programs that use “{name}” stop working right away. This can’t be undone.</Trans>
      </p>
      <FormMessage message={error} />
      <div className="flex flex-wrap gap-2.5">
        <Button kind="danger" pending={pending} onClick={() => void revoke()}>
          <Trans>Revoke key</Trans>
        </Button>
        <Button kind="plain" onClick={onClose}>
          <Trans>Keep key</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
