import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { captionText, heardText } from './call-words.ts';
import type { MediaState } from './media.ts';

interface Props {
  state: MediaState;
  name: string;
  isOtherCheckedIn: boolean;
  closes: string;
  /** Other news of this side: a device that went away, a time that nears its end. */
  news: readonly (string | null)[];
}

/** What happens, in words: what matters now stands over the picture, what has changed is only said. */
export function Captions({ state, name, isOtherCheckedIn, closes, news }: Props) {
  const caption = captionText(state, { name, isOtherCheckedIn, closes });
  const said = useHeard(state, name);
  return (
    <>
      <div aria-live="polite" className="grid justify-items-center gap-2">
        {[caption, ...news].map((text, index) => text && <Note key={index}>{text}</Note>)}
      </div>
      <output className="sr-only">{said}</output>
    </>
  );
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
