import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { callStatusText, announcementText } from './call-text.ts';
import { deviceName } from '../media/device-errors.ts';
import type { MediaState } from '../media/media.ts';
import type { NoticeKind, LocalMedia } from '../media/local-media.ts';
import { useLocalMediaState } from '../media/use-local-media.ts';

interface Props {
  state: MediaState;
  name: string;
  isOtherCheckedIn: boolean;
  closes: string;
  localMedia: LocalMedia;
}

/** What happens, in words: what matters now is shown over the video, changes are only read out. */
export function CallStatus({ state, name, isOtherCheckedIn, closes, localMedia }: Props) {
  const caption = callStatusText(state, { name, isOtherCheckedIn, closes });
  const announcement = useAnnouncement(state, name);
  return (
    <>
      <div aria-live="polite" className="grid justify-items-center gap-2 empty:absolute">
        {caption && <Note>{caption}</Note>}
        <DeviceNotices localMedia={localMedia} />
      </div>
      <output className="sr-only">{announcement}</output>
    </>
  );
}

const NOTICE_KINDS = ['microphone', 'camera', 'screen'] as const satisfies readonly NoticeKind[];

/** Messages about the reader's own devices, until they work or are dismissed. */
function DeviceNotices({ localMedia }: { localMedia: LocalMedia }) {
  const { notices } = useLocalMediaState(localMedia);
  return NOTICE_KINDS.map(
    (of) =>
      notices[of] && (
        <div key={of} className="flex items-start gap-2 rounded-md bg-paper/90 py-1.5 pr-1.5 pl-3.5">
          <p className="py-0.5 text-sm text-pretty text-ink">{notices[of]}</p>
          <button
            type="button"
            aria-label={dismissText(of)}
            className="-my-2 grid size-11 shrink-0 md:my-0 md:size-6.5 place-items-center rounded-full text-ink-3 hover:bg-well hover:text-ink"
            onClick={() => localMedia.dismiss(of)}
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
      ),
  );
}

function dismissText(of: NoticeKind): string {
  const device = deviceName(of);
  return t`Dismiss the message about your ${device}`;
}

export function Note({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-md bg-paper/90 px-3.5 py-2 text-center text-sm text-balance text-ink tabular-nums">
      {children}
    </p>
  );
}

function useAnnouncement(state: MediaState, name: string): string {
  const before = useRef(state);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const text = announcementText(before.current, state, name);
    before.current = state;
    if (text) setAnnouncement(text);
  }, [state, name]);
  return announcement;
}
