import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Role } from '@parley/contract/access.ts';
import { KINDS, type NotificationType } from '@parley/contract/notifications/kinds.ts';
import type { NotificationSettings, Channels, PushState } from '@parley/contract/notifications/schemas.ts';
import { Lock } from 'lucide-react';
import type { Result } from '../platform/result.ts';
import { translated } from '../platform/language/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { PushOnDevice } from './push/PushOnDevice.tsx';
import { QuietHours } from './quiet-hours/QuietHours.tsx';
import { typesFor } from './types-for.ts';
import { usePreferences } from './use-preferences.ts';

const CHANNELS = [
  { channel: 'inApp', name: msg`In the app` },
  { channel: 'email', name: msg`By email` },
  { channel: 'push', name: msg`By push` },
] as const;
type ChannelColumn = (typeof CHANNELS)[number];
type Channel = ChannelColumn['channel'];

/** The notification settings; each change is saved immediately. */
export default function NotificationPreferences({
  settings,
  push,
  role,
  zone,
}: {
  settings: Result<NotificationSettings>;
  push: Result<PushState>;
  role: Role;
  /** Of the account. */
  zone: string | null;
}) {
  const { t } = useLingui();
  if (!settings.ok)
    return <LoadError title={t`We couldn’t load your notification settings`} refusal={settings} />;
  const hasPushes = push.ok && push.data.publicKey !== null;
  return (
    <>
      <PushOnDevice state={push} />
      <PreferenceTable
        initial={settings.data}
        role={role}
        columns={CHANNELS.filter(({ channel }) => hasPushes || channel !== 'push')}
      />
      {zone !== null && <QuietHours zone={zone} />}
    </>
  );
}

interface TableProps {
  initial: NotificationSettings;
  role: Role;
  columns: readonly ChannelColumn[];
}

function PreferenceTable({ initial, role, columns }: TableProps) {
  const { t } = useLingui();
  const { settings, pending, error, saved, choose, undo } = usePreferences(initial);
  return (
    <div className="max-w-180">
      {/* With large text on a phone, its columns stand below each other. */}
      <div className="relative overflow-x-auto">
        <table className="w-full text-left max-[16rem]:block">
          <caption className="sr-only">
            <Trans>What we notify you about, and how</Trans>
          </caption>
          <thead className="max-[16rem]:sr-only">
            <tr className="border-b-2 border-ink text-sm">
              <th scope="col" className="pb-2.5 font-semibold">
                <Trans>Notify me about</Trans>
              </th>
              {columns.map(({ channel, name }) => (
                <th
                  key={channel}
                  scope="col"
                  className="w-16 px-1 pb-2.5 text-center leading-tight font-semibold max-sm:text-xs sm:w-28"
                >
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-[16rem]:block">
            {typesFor(role).map((type) => (
              <Row
                key={type}
                type={type}
                columns={columns}
                channels={settings[type]}
                isPending={pending === type}
                onChoose={(channel, on) => choose(type, { ...settings[type], [channel]: on })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-5 max-w-[60ch] text-sm text-pretty text-ink-3">
        <Trans>
          We email you after two minutes if you haven’t seen it here. Calendar invitations are sent right
          away; without them, your calendar link (Settings, Calendar) keeps your calendar up to date. What you
          turn off in the app won’t show in your notifications.
        </Trans>
      </p>
      {/* Sticky, to be visible from anywhere in the table; empty, it takes no space. */}
      <div className={`mt-4 grid gap-2 py-2 ${error || saved ? 'sticky bottom-0 bg-paper' : ''}`}>
        <FormMessage message={error} />
        <div className="flex min-h-8.5 flex-wrap items-center gap-3">
          <output className="text-sm text-ink-2">{saved?.text}</output>
          {saved?.before && (
            <Button kind="plain" small pending={pending !== null} onClick={undo}>
              <Trans>Undo</Trans>
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

interface RowProps {
  type: NotificationType;
  columns: readonly ChannelColumn[];
  channels: Channels;
  isPending: boolean;
  onChoose: (channel: Channel, on: boolean) => void;
}

function Row({ type, columns, channels, isPending, onChoose }: RowProps) {
  const { t } = useLingui();
  const kind = KINDS[type];
  const [name, about] = [translated(kind.name), translated(kind.about)];
  const locked = kind.locked && translated(kind.locked);
  return (
    <tr
      className="border-b border-line max-[16rem]:block max-[16rem]:pb-2"
      aria-busy={isPending || undefined}
    >
      <th scope="row" className="py-3.5 pr-3 font-normal max-[16rem]:block max-[16rem]:pb-1">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-pretty text-ink-3">{locked ? `${about} ${locked}` : about}</span>
      </th>
      {columns.map(({ channel, name: channelName }) => (
        <td key={channel} className="text-center max-[16rem]:flex max-[16rem]:items-center max-[16rem]:gap-2">
          {locked ? (
            <span className="inline-grid size-11 place-items-center text-ink-3" title={locked}>
              <Lock aria-hidden className="size-4" />
              <span className="sr-only">
                <Trans>Always on</Trans>
              </span>
            </span>
          ) : (
            <label className="inline-grid size-11 place-items-center">
              <span className="sr-only">
                {name}, {t(channelName).toLowerCase()}
              </span>
              <input
                type="checkbox"
                checked={channels[channel]}
                aria-disabled={isPending || undefined}
                onChange={(event) => {
                  if (!isPending) onChoose(channel, event.target.checked);
                }}
                className="size-5 accent-ink"
              />
            </label>
          )}
          <span aria-hidden className="hidden max-[16rem]:inline">
            {t(channelName)}
          </span>
        </td>
      ))}
    </tr>
  );
}
