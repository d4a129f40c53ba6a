import { Trans } from '@lingui/react/macro';
import type { StorageUse } from '@parley/contract/files/schemas.ts';
import { useEffect, useState } from 'react';
import { call } from '../platform/api.ts';
import { sizeText } from './size-text.ts';

/** How much storage the user's files take; renders nothing while loading. */
export default function StorageUsage() {
  const [use, setUse] = useState<StorageUse | null>(null);
  useEffect(() => {
    void call('GET /api/upload/storage').then((result) => result.ok && setUse(result.data));
  }, []);
  if (!use) return null;
  const [used, limit] = [sizeText(use.usedBytes), sizeText(use.limitBytes)];
  return (
    <p className="text-sm text-ink-3">
      <Trans>
        Your files use {used} of {limit}.
      </Trans>
    </p>
  );
}
