import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, type ReplyOf } from '../../platform/api.ts';
import { useNow } from '../../platform/now.ts';
import type { Result } from '../../platform/result.ts';
import { agoText } from '../../time/ago.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { focusFallback } from '../../ui/form/focus-fallback.ts';
import { Tag } from '../../ui/Tag.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';

type LoggedInDevice = ReplyOf<'GET /api/auth/sessions'>[number];

/** Every browser that is signed in to the account, each with the way to end it. */
export function Sessions({ sessions }: { sessions: Result<LoggedInDevice[]> }) {
  const { t } = useLingui();
  const [error, setError] = useState<string | null>(null);
  return (
    <section ref={focusFallback} aria-labelledby="sessions" className="max-w-180">
      <h3 id="sessions" className="border-b border-line pb-3 text-xl">
        <Trans>Where you’re signed in</Trans>
      </h3>
      {sessions.ok ? (
        <ul>
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} onError={setError} />
          ))}
        </ul>
      ) : (
        <LoadError title={t`We couldn’t load where you’re signed in`} refusal={sessions} />
      )}
      <FormMessage message={error} />
    </section>
  );
}

interface RowProps {
  session: LoggedInDevice;
  onError: (message: string | null) => void;
}

function SessionRow({ session: { id, device, ip, lastUsedAt, current }, onError }: RowProps) {
  const { t } = useLingui();
  const ago = agoText(lastUsedAt, useNow());
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);

  async function end() {
    setPending(true);
    const result = await call('DELETE /api/auth/sessions/:id', { params: { id } });
    onError(result.ok ? null : result.message);
    if (result.ok) await revalidate();
    setPending(false);
  }

  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3.5">
      <div className="min-w-0">
        <p className="font-semibold">{device}</p>
        <p className="num text-sm text-ink-3">
          <Trans>
            {ip} · last used {ago}
          </Trans>
        </p>
      </div>
      {current ? (
        <span className="flex-none">
          <Tag tone="good">
            <Trans>This browser</Trans>
          </Tag>
        </span>
      ) : (
        <Button
          kind="quiet"
          small
          pending={pending}
          aria-label={t`Sign out ${device}, last used ${ago}`}
          onClick={() => void end()}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}
