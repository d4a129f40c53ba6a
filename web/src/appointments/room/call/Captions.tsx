import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { captionText, heardText } from './call-words.ts';
import { deviceName } from '../media/device-words.ts';
import type { MediaState } from '../media/media.ts';
import type { NewsOf, OwnMedia } from '../media/own-media.ts';
import { useOwnState } from '../media/use-own-media.ts';

interface Props {
  state: MediaState;
  name: string;
  isOtherCheckedIn: boolean;
  closes: string;
  own: OwnMedia;
}

/** What happens, in words: what matters now is shown over the video, changes are only read out. */
export function Captions({ state, name, isOtherCheckedIn, closes, own }: Props) {
  const caption = captionText(state, { name, isOtherCheckedIn, closes });
  const said = useHeard(state, name);
  return (
    <>
      <div aria-live="polite" className="grid justify-items-center gap-2 empty:absolute">
        {caption && <Note>{caption}</Note>}
        <News own={own} />
      </div>
      <output className="sr-only">{said}</output>
    </>
  );
}

const NEWS = ['microphone', 'camera', 'screen'] as const satisfies readonly NewsOf[];

/** Messages about the reader's own devices, until they work or are dismissed. */
function News({ own }: { own: OwnMedia }) {
  const { news } = useOwnState(own);
  return NEWS.map(
    (of) =>
      news[of] && (
        <div key={of} className="flex items-start gap-2 rounded-md bg-paper/90 py-1.5 pr-1.5 pl-3.5">
          <p className="py-0.5 text-sm text-pretty text-ink">{news[of]}</p>
          <button
            type="button"
            aria-label={dismissText(of)}
            className="grid size-6.5 shrink-0 place-items-center rounded-full text-ink-3 hover:bg-well hover:text-ink"
            onClick={() => own.dismiss(of)}
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
      ),
  );
}

function dismissText(of: NewsOf): string {
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

function useHeard(state: MediaState, name: string): string {
  const before = useRef(state);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const text = heardText(before.current, state, name);
    before.current = state;
    if (text) setSaid(text);
  }, [state, name]);
  return said;
}
