import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { KINDS, type NotificationType } from '@parley/contract/notifications/kinds.ts';
import type { Unsubscribed } from '@parley/contract/notifications/schemas.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Route } from './+types/UnsubscribePage';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { inProcessApi, httpApi } from '../platform/api-server.ts';
import { translated } from '../platform/language/i18n.ts';
import { pageMeta } from '../platform/page-meta.ts';
import type { Refused } from '../platform/result.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';

export const meta = () =>
  pageMeta({ title: t`Fewer emails`, description: t`Choose what Parley emails you.`, hidden: true });

// Loading changes nothing: virus scanners open every link in an email.
export async function loader({ params, context }: Route.LoaderArgs) {
  return inProcessApi(context)('GET /api/notification/unsubscribe/:token', { params });
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return httpApi('GET /api/notification/unsubscribe/:token', { params });
}

/** The target of the unsubscribe link in emails: one click, without logging in, with an undo. */
export default function UnsubscribePage({ loaderData, params }: Route.ComponentProps) {
  return (
    <div className="column">
      <div className="mx-auto grid max-w-130 gap-6 pt-10 md:pt-16">
        {loaderData.ok ? (
          <Asked token={params.token} initial={loaderData.data} />
        ) : (
          <NoLink refusal={loaderData} />
        )}
      </div>
    </div>
  );
}

function NoLink({ refusal }: { refusal: Refused }) {
  const { t } = useLingui();
  const isUnknown = refusal.status === 404 || refusal.status === 400;
  return (
    <>
      <h1>{isUnknown ? t`This link isn’t working` : t`One moment`}</h1>
      {isUnknown ? (
        <>
          <p className="text-lg text-pretty text-ink-2">
            <Trans>It may have been cut off. You can always choose what we email you in your settings.</Trans>
          </p>
          <div>
            <LinkButton to={paths.settings('notifications')}>
              <Trans>Open settings</Trans>
            </LinkButton>
          </div>
        </>
      ) : (
        <LoadError title={t`We couldn’t load this page`} refusal={refusal} />
      )}
    </>
  );
}

function Asked({ token, initial }: { token: string; initial: Unsubscribed }) {
  const { t } = useLingui();
  const [{ types, off }, setState] = useState(initial);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const kinds = listed(types);

  async function send(result: ReturnType<typeof call<'POST /api/notification/unsubscribe/:token'>>) {
    setPending(true);
    const { ok, data, message } = await result;
    setError(ok ? null : message);
    if (ok) setState(data);
    setPending(false);
  }
  const stop = () => send(call('POST /api/notification/unsubscribe/:token', { params: { token } }));
  const undo = () => send(call('POST /api/notification/unsubscribe/:token/undo', { params: { token } }));
  return (
    <>
      <div aria-live="polite">
        <h1>{off ? t`Done, no more of these emails` : t`Stop emails about ${kinds}?`}</h1>
        <p className="mt-3 text-lg text-pretty text-ink-2">
          {off
            ? t`We no longer email you about ${kinds}. You still see them on Parley, as set there.`
            : t`You’ll still see them on Parley, under the bell. We’ll keep emailing you about your money and your account’s security.`}
        </p>
        {types.includes('APPOINTMENT') && (
          <p className="mt-3 text-pretty text-ink-2">
            {off
              ? t`This includes calendar invitations. The calendar link in your settings keeps your calendar up to date.`
              : t`This includes calendar invitations. Later changes and cancellations only reach your calendar if it’s subscribed to the calendar link in your settings.`}
          </p>
        )}
      </div>
      <FormMessage message={error} />
      <div className="flex flex-wrap items-center gap-3">
        {off ? (
          <Button kind="quiet" pending={pending} onClick={() => void undo()}>
            <Trans>Undo</Trans>
          </Button>
        ) : (
          <Button pending={pending} onClick={() => void stop()}>
            <Trans>Stop these emails</Trans>
          </Button>
        )}
        <Link to={paths.settings('notifications')} className="underline underline-offset-3">
          <Trans>Choose what we email you</Trans>
        </Link>
      </div>
    </>
  );
}

/** "messages", "messages and jobs", "messages, jobs and reviews". */
function listed(types: readonly NotificationType[]): string {
  const words = types.map((type) => translated(KINDS[type].name).toLowerCase());
  const [others, last] = [words.slice(0, -1).join(', '), words.at(-1) ?? ''];
  return words.length < 2 ? last : t`${others} and ${last}`;
}
