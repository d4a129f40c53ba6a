import { t } from '@lingui/core/macro';
import type { QuietHours } from '@parley/contract/notifications/schemas.ts';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import { detailOf } from '../../platform/form/detail-of.ts';
import type { Result } from '../../platform/result.ts';

type Hours = QuietHours['quietHours'];
/** From 22:00 to 8:00. */
const SUGGESTED = { from: 2200, to: 800 };

/** The quiet hours, shown as chosen at once, and as before when the server refuses them. */
export function useQuietHours() {
  const [hours, setHours] = useState<Hours>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [saved, setSaved] = useState<string | null>(null);

  function show(result: Result<QuietHours>, before: Hours) {
    setHours(result.ok ? result.data.quietHours : before);
    setError(result.ok ? null : detailOf(result));
    setLoaded(true);
  }
  useEffect(() => {
    void call('GET /api/notification/quiet-hours').then((result) => show(result, null));
  }, []);

  async function choose(chosen: Hours) {
    if (pending) return;
    const before = hours;
    setPending(true);
    setSaved(null);
    setHours(chosen);
    const result = await call('PUT /api/notification/quiet-hours', { body: { quietHours: chosen } });
    show(result, before);
    if (result.ok) setSaved(chosen ? t`Saved.` : t`Saved. Quiet hours are off.`);
    setPending(false);
  }
  return { hours, isLoaded, pending, error, saved, choose, suggested: SUGGESTED };
}
