import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { ActivityList, type ActivityPage } from './ActivityList.tsx';

/** The reader's own security activity, and what to do if it wasn't them. */
export function SecurityActivity({ activity }: { activity: Result<ActivityPage> }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="activity" className="max-w-180">
      <h3 id="activity" className="border-b border-line pb-3 text-xl">
        <Trans>Security activity</Trans>
      </h3>
      <NotYou />
      {activity.ok ? (
        <ActivityList
          first={activity.data}
          read={(cursor) => call('GET /api/auth/activity', { query: { cursor } })}
        />
      ) : (
        <LoadError title={t`We couldn’t load your security activity`} refusal={activity} />
      )}
    </section>
  );
}

function NotYou() {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);

  async function signOut() {
    setPending(true);
    const result = await call('DELETE /api/auth/sessions');
    setError(result.ok ? null : result.message);
    setIsDone(result.ok);
    if (result.ok) await revalidate();
    setPending(false);
  }
  return (
    <div className="border-b border-line py-4">
      <p className="mb-3 text-pretty text-ink-2">
        <Trans>
          Don’t recognize something? Change your password above: that signs out everyone else. Or just sign
          out everywhere else now.
        </Trans>
      </p>
      <FormMessage message={error} />
      <Button kind="quiet" small pending={pending} onClick={() => void signOut()}>
        <Trans>Sign out everywhere else</Trans>
      </Button>
      <output className="ml-3 text-sm text-ink-3 empty:hidden">
        {isDone && t`Every other browser is signed out.`}
      </output>
    </div>
  );
}
