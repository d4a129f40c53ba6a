import { t } from '@lingui/core/macro';
import type { PushState } from '@parley/contract/notifications/schemas.ts';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { isSubscribed, pushPermission, subscribe, unsubscribe } from './push-browser.ts';

export type PushStatus = 'loading' | 'absent' | 'unsupported' | 'blocked' | 'on' | 'off';

/** Whether this browser takes pushes, and how to change it. It asks for nothing before a press. */
export function usePush(initial: Result<PushState> | null) {
  const [state, setState] = useState(initial?.ok ? initial.data : null);
  const [status, setStatus] = useState<PushStatus>('loading');
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function show(result: Result<PushState>) {
    if (!result.ok) return setStatus('absent');
    setState(result.data);
    setStatus(await statusOf(result.data));
  }
  useEffect(() => {
    void (initial ? Promise.resolve(initial) : call('GET /api/notification/push')).then(show);
  }, [initial]);

  async function act(work: () => Promise<Result<unknown> | null>) {
    setPending(true);
    setError(null);
    const result = await work().catch(() => null);
    await show(await call('GET /api/notification/push'));
    if (result === null && pushPermission() !== 'blocked')
      setError(t`Your browser couldn’t turn on push notifications. Try again later.`);
    else if (result && !result.ok) setError(result.message);
    setPending(false);
  }
  const turnOn = () =>
    act(async () => {
      const subscription = await subscribe(state?.publicKey ?? '');
      return subscription && call('POST /api/notification/push', { body: subscription });
    });
  const turnOff = () =>
    act(async () => {
      const result = await call('DELETE /api/notification/push');
      if (result.ok) await unsubscribe();
      return result;
    });
  return { status, others: state?.others ?? 0, pending, error, turnOn, turnOff };
}

async function statusOf({ publicKey, here }: PushState): Promise<PushStatus> {
  if (publicKey === null) return 'absent';
  const permission = pushPermission();
  if (permission === 'unsupported' || permission === 'blocked') return permission;
  return here && (await isSubscribed(publicKey)) ? 'on' : 'off';
}
