import { useLingui } from '@lingui/react/macro';
import {
  MessageSquare,
  Mic,
  MicOff,
  ScreenShare,
  ScreenShareOff,
  PhoneOff,
  Settings2,
  Video,
  VideoOff,
} from 'lucide-react';
import { canShareScreen } from '../media/devices.ts';
import { useShortcutsEnabled } from '../media/shortcut-preference.ts';
import type { LocalMedia } from '../media/local-media.ts';
import { useLocalMediaState } from '../media/use-local-media.ts';
import { RoundButton } from './RoundButton.tsx';

interface Props {
  localMedia: LocalMedia;
  onDevices: () => void;
  /** Shows or hides chat, notes, offer and files. */
  onPanel: () => void;
  isPanelOpen: boolean;
  /** Messages that haven't been read. */
  unreadCount: number;
  onLeave: () => void;
}

/** The controls of the call. On low screens they are beside the video. */
export function Controls({ localMedia, onDevices, onPanel, isPanelOpen, unreadCount, onLeave }: Props) {
  const { t } = useLingui();
  const { camera, microphone, screen } = useLocalMediaState(localMedia);
  const hasKeys = useShortcutsEnabled();
  return (
    <section
      aria-label={t`Controls`}
      className="flex flex-wrap items-center justify-center gap-2 sm:gap-3 low:grid low:content-center low:gap-2 [@media(height<330px)]:grid-cols-2"
    >
      <RoundButton
        label={microphone.isOn ? t`Mute` : t`Unmute`}
        letter={hasKeys ? 'M' : null}
        aria-busy={microphone.isStarting || undefined}
        isOff={!microphone.isOn}
        onClick={() => void localMedia.toggle('microphone')}
      >
        {microphone.isOn ? <Mic aria-hidden /> : <MicOff aria-hidden />}
      </RoundButton>
      <RoundButton
        label={camera.isOn ? t`Turn off camera` : t`Turn on camera`}
        letter={hasKeys ? 'V' : null}
        aria-busy={camera.isStarting || undefined}
        isOff={!camera.isOn}
        onClick={() => void localMedia.toggle('camera')}
      >
        {camera.isOn ? <Video aria-hidden /> : <VideoOff aria-hidden />}
      </RoundButton>
      {canShareScreen() && (
        <RoundButton
          label={screen ? t`Stop sharing screen` : t`Share screen`}
          isOff={screen !== null}
          onClick={() => (screen ? localMedia.stopScreen() : void localMedia.shareScreen())}
        >
          {screen ? <ScreenShareOff aria-hidden /> : <ScreenShare aria-hidden />}
        </RoundButton>
      )}
      <RoundButton label={t`Camera, microphone and speaker`} onClick={onDevices}>
        <Settings2 aria-hidden />
      </RoundButton>
      <RoundButton
        label={unreadCount > 0 ? t`Chat, notes and files, ${unreadCount} new` : t`Chat, notes and files`}
        aria-pressed={isPanelOpen}
        onClick={onPanel}
      >
        <MessageSquare aria-hidden />
        {unreadCount > 0 && (
          <span
            aria-hidden
            className="num absolute -top-1 -right-1 h-[1.44em] min-w-[1.44em] rounded-full bg-time px-1 text-[min(0.78125rem,18px)] leading-[1.44em] font-bold text-on-time"
          >
            {unreadCount}
          </span>
        )}
      </RoundButton>
      <button
        type="button"
        aria-label={t`Leave`}
        title={t`Leave`}
        onClick={onLeave}
        className="h-12 w-12 rounded-full sm:w-17 transition-opacity duration-(--swift) hover:opacity-85 low:size-10"
      >
        {/* The deep red of the light theme: the pale one of the dark theme is for text. */}
        <span
          data-theme="light"
          className="grid size-full place-items-center rounded-full bg-bad text-on-ink"
        >
          <PhoneOff aria-hidden className="size-5" />
        </span>
      </button>
    </section>
  );
}
