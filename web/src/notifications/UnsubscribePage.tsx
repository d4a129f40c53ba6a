import { KINDS, type NotificationType } from '@parley/contract/notifications/kinds.ts';
import type { Unsubscribed } from '@parley/contract/notifications/schemas.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Route } from './+types/UnsubscribePage';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { inProcess, overHttp } from '../platform/api-server.ts';
import { pageMeta } from '../platform/page-meta.ts';
import type { Refused } from '../platform/result.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { Unloaded } from '../ui/feedback/Unloaded.tsx';

export const meta = () =>
  pageMeta({ title: 'Fewer mails', description: 'Choose what Parley mails you.', hidden: true });

// Looking changes nothing: those who check mails for viruses open every link in them.
export async function loader({ params, context }: Route.LoaderArgs) {
  return inProcess(context)('GET /api/notification/unsubscribe/:token', { params });
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return overHttp('GET /api/notification/unsubscribe/:token', { params });
}

/** Where the link at the foot of a mail leads: one press, without logging in, and the way back. */
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
  const isUnknown = refusal.status === 404 || refusal.status === 400;
  return (
    <>
      <h1>{isUnknown ? 'This link does not work' : 'One moment'}</h1>
      {isUnknown ? (
        <>
          <p className="text-lg text-pretty text-ink-2">
            Perhaps it was cut on its way. You can choose what we mail you in your settings at any time.
          </p>
          <div>
            <LinkButton to={paths.settings('notifications')}>Open my settings</LinkButton>
          </div>
        </>
      ) : (
        <Unloaded title="We could not look it up" refusal={refusal} />
      )}
    </>
  );
}

function Asked({ token, initial }: { token: string; initial: Unsubscribed }) {
  const [{ types, off }, setState] = useState(initial);
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const kinds = listed(types);

  async function send(result: ReturnType<typeof call<'POST /api/notification/unsubscribe/:token'>>) {
    setPending(true);
    const { ok, data, message } = await result;
    setFault(ok ? null : message);
    if (ok) setState(data);
    setPending(false);
  }
  const stop = () => send(call('POST /api/notification/unsubscribe/:token', { params: { token } }));
  const undo = () => send(call('POST /api/notification/unsubscribe/:token/undo', { params: { token } }));
  return (
    <>
      <div aria-live="polite">
        <h1>{off ? 'Done, no more of these mails' : `No more mails about ${kinds}?`}</h1>
        <p className="mt-3 text-lg text-pretty text-ink-2">
          {off
            ? `We no longer mail you about ${kinds}. You still see them on Parley, as you have chosen there.`
            : 'You still see them on Parley, under the bell. Mails about your money and the security of your account keep coming.'}
        </p>
        {types.includes('APPOINTMENT') && (
          <p className="mt-3 text-pretty text-ink-2">
            {off
              ? 'Invitations for your calendar do not come either; its address in your settings keeps it right.'
              : 'Invitations for your calendar would not come either. What moves or is called off later changes there only if your calendar reads its address from your settings.'}
          </p>
        )}
      </div>
      <FormMessage message={fault} />
      <div className="flex flex-wrap items-center gap-3">
        {off ? (
          <Button kind="quiet" pending={pending} onClick={() => void undo()}>
            Undo
          </Button>
        ) : (
          <Button pending={pending} onClick={() => void stop()}>
            Stop these mails
          </Button>
        )}
        <Link to={paths.settings('notifications')} className="underline underline-offset-3">
          Choose kind by kind
        </Link>
      </div>
    </>
  );
}

/** "messages", "messages and jobs", "messages, jobs and reviews". */
function listed(types: readonly NotificationType[]): string {
  const words = types.map((type) => KINDS[type].name.toLowerCase());
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
