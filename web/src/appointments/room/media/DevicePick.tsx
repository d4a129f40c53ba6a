import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { Device } from './devices.ts';
import type { LocalKind, LocalMedia } from './local-media.ts';
import { useLocalMediaState } from './use-local-media.ts';

const NAMES = { camera: msg`Camera`, microphone: msg`Microphone`, speaker: msg`Speaker` };
const UNKNOWN = {
  camera: msg`No camera selected`,
  microphone: msg`No microphone selected`,
  speaker: msg`System default`,
};

interface Props {
  localMedia: LocalMedia;
  kind: LocalKind | 'speaker';
  list: readonly Device[];
}

/** Which device is used: a list where there are several, else its name. */
export function DeviceSelect({ localMedia, kind, list }: Props) {
  const { t } = useLingui();
  const state = useLocalMediaState(localMedia);
  const used = kind === 'speaker' ? state.speakerId : (state[kind].deviceId ?? '');
  const [first] = list;
  if (!first) return <span className="text-ink-3">{t(UNKNOWN[kind])}</span>;
  if (list.length === 1) return <b className="block truncate font-semibold">{first.label}</b>;
  return (
    <span className="relative block">
      <select
        aria-label={t(NAMES[kind])}
        value={list.some(({ id }) => id === used) ? used : first.id}
        onChange={({ target }) => {
          if (kind === 'speaker') localMedia.pickSpeaker(target.value);
          else void localMedia.pick(kind, target.value);
        }}
        className="min-h-11 md:min-h-9 w-full appearance-none truncate rounded-sm border border-line-strong bg-sheet py-1 pr-8 pl-2.5 font-semibold text-ink hover:border-ink-3"
      >
        {list.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-ink-3"
      />
    </span>
  );
}
