import { Trans, useLingui } from '@lingui/react/macro';
import { EVENT_NAMES } from '@parley/contract/webhooks/event-names.ts';
import type { Webhook } from '@parley/contract/webhooks/schemas.ts';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { call } from '../platform/api.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { dayTimeText } from '../time/format.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { Menu } from '../ui/overlay/Menu.tsx';
import { Tag } from '../ui/Tag.tsx';
import { Deliveries } from './Deliveries.tsx';
import { ChangeWebhookForm } from './WebhookForm.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';

interface Props {
  webhook: Webhook;
  onChanged: (webhook: Webhook) => void;
  onRemoved: () => void;
}

/** A webhook: where it leads, what it is told of, how it does, and what can be done with it. */
export function WebhookRow({ webhook, onChanged, onRemoved }: Props) {
  const { t } = useLingui();
  const { id, name, address, events, off } = webhook;
  const [open, setOpen] = useState<'deliveries' | 'change' | 'secret' | 'removal' | null>(null);
  const [sent, setSent] = useState(0);
  const { pending, error, run } = useRun();
  const isOn = off === null;
  const close = () => setOpen(null);

  const test = () =>
    run('test', call('POST /api/webhook/:id/test', { params: { id } }), () => {
      setOpen('deliveries');
      setSent(sent + 1);
    });
  const turn = () =>
    run(
      'turn',
      call('PUT /api/webhook/:id', { params: { id }, body: { name, events, isOn: !isOn } }),
      onChanged,
    );
  return (
    <li className="grid gap-3 rounded-lg border border-line p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h4 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
            {name} {!isOn && <Tag tone={off === 'OWNER' ? 'plain' : 'bad'}>{t`Off`}</Tag>}
          </h4>
          <p className="text-sm wrap-anywhere text-ink-3">{address}</p>
        </div>
        <Menu
          label={t`More about ${name}`}
          button={<Ellipsis aria-hidden />}
          items={[
            { label: t`Edit`, onPick: () => setOpen('change') },
            { label: t`Signing secret`, onPick: () => setOpen('secret') },
            ...(isOn ? [{ label: t`Turn off`, onPick: turn }] : []),
            { label: t`Remove`, onPick: () => setOpen('removal') },
          ]}
        />
      </div>
      <p className="text-sm text-ink-2">
        {events.length === EVENT_NAMES.length ? (
          <Trans>All events</Trans>
        ) : (
          <span className="font-mono wrap-anywhere">{events.join(', ')}</span>
        )}
      </p>
      <Health webhook={webhook} />
      <FormMessage message={error} />
      <div className="flex flex-wrap gap-2">
        {!isOn && (
          <Button small pending={pending === 'turn'} onClick={turn}>
            <Trans>Turn on</Trans>
          </Button>
        )}
        <Button kind="quiet" small pending={pending === 'test'} onClick={test}>
          <Trans>Send test event</Trans>
        </Button>
        <Button
          kind="quiet"
          small
          aria-expanded={open === 'deliveries'}
          onClick={() => setOpen(open === 'deliveries' ? null : 'deliveries')}
        >
          <Trans>Deliveries</Trans>
        </Button>
      </div>
      {open === 'deliveries' && <Deliveries webhookId={id} isNew={sent} />}
      {open === 'change' && (
        <ChangeWebhookForm
          webhook={webhook}
          onClose={close}
          onChanged={(changed) => {
            close();
            onChanged(changed);
          }}
        />
      )}
      {open === 'secret' && <WebhookSecret webhook={webhook} onClose={close} onChanged={onChanged} />}
      {open === 'removal' && <Removal webhook={webhook} onClose={close} onRemoved={onRemoved} />}
    </li>
  );
}

function Health({ webhook: { off, failingSince, oldSecretUntil } }: { webhook: Webhook }) {
  const zone = useViewerZone();
  if (off === 'GONE')
    return (
      <p className="border-l-2 border-bad pl-3 text-pretty text-ink-2">
        <Trans>We turned it off because its address answered that it’s gone.</Trans>
      </p>
    );
  if (off === 'FAILING')
    return (
      <p className="border-l-2 border-bad pl-3 text-pretty text-ink-2">
        <Trans>We turned it off because nothing got through for three days.</Trans>
      </p>
    );
  return (
    <>
      {failingSince !== null && off === null && (
        <p className="border-l-2 border-bad pl-3 text-pretty text-ink-2 tabular-nums">
          <Trans>Failing since {dayTimeText(failingSince, zone)}. We keep trying for three days.</Trans>
        </p>
      )}
      {oldSecretUntil !== null && (
        <p className="text-sm text-ink-3 tabular-nums">
          <Trans>Also signed with the previous secret until {dayTimeText(oldSecretUntil, zone)}.</Trans>
        </p>
      )}
    </>
  );
}

function useRun() {
  const [pending, setPending] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const wait = async <T,>(name: string, calling: Promise<Result<T>>, done: (reply: T) => void) => {
    setPending(name);
    const result = await calling;
    setPending(null);
    setError(result.ok ? null : result.message);
    if (result.ok) done(result.data);
  };
  const run = <T,>(name: string, calling: Promise<Result<T>>, done: (reply: T) => void) =>
    void wait(name, calling, done);
  return { pending, error, run };
}

interface RemovalProps {
  webhook: Webhook;
  onClose: () => void;
  onRemoved: () => void;
}

function Removal({ webhook: { id, name }, onClose, onRemoved }: RemovalProps) {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function remove() {
    setPending(true);
    const result = await call('DELETE /api/webhook/:id', { params: { id } });
    if (result.ok || result.code === 'not_found') return onRemoved();
    setError(result.message);
    setPending(false);
  }
  return (
    <Dialog open onClose={onClose} title={t`Remove this webhook?`}>
      <p className="mb-5 text-pretty text-ink-2">
        <Trans>
          “{name}” gets nothing more, and its deliveries are deleted. To pause it, turn it off instead.
        </Trans>
      </p>
      <FormMessage message={error} />
      <div className="flex flex-wrap gap-2.5">
        <Button kind="danger" pending={pending} onClick={() => void remove()}>
          <Trans>Remove webhook</Trans>
        </Button>
        <Button kind="plain" onClick={onClose}>
          <Trans>Keep webhook</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
