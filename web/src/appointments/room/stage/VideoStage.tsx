import { useLingui } from '@lingui/react/macro';
import type { Person } from '@parley/contract/users/schemas.ts';
import { MicOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { AbsentFace } from './AbsentFace.tsx';
import type { LocalMediaState } from '../media/local-media.ts';
import type { MediaState } from '../media/media.ts';
import { connectionText } from '../call/call-text.ts';
import type { Layout } from './layout.ts';
import { Video } from './Video.tsx';

interface Props {
  state: MediaState;
  localState: LocalMediaState;
  other: Person;
  me: Person;
  /** How the two are placed while the other side shares no screen. */
  layout: Layout;
  /** Messages over the video. */
  children: ReactNode;
}

/** Where each is, by layout; with a shared screen, that is large and both are beside or below it. */
const PLACES = {
  speaker: {
    stage: 'grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]',
    other: '',
    me: 'absolute! right-3 bottom-3 aspect-video w-[clamp(92px,24%,200px)] rounded-md border-2 border-paper bg-well',
  },
  sides: {
    stage: 'grid-cols-[minmax(0,1fr)] grid-rows-2 landscape:grid-cols-2 landscape:grid-rows-[minmax(0,1fr)]',
    other: '',
    me: '',
  },
  share: {
    stage:
      'grid-cols-2 grid-rows-[minmax(0,1fr)_auto] landscape:grid-cols-[minmax(0,1fr)_clamp(7rem,18%,15rem)] landscape:grid-rows-[auto_auto_minmax(0,1fr)]',
    other: 'aspect-video',
    me: 'aspect-video',
  },
};

/** The two videos and a shared screen; whoever sends no video is their portrait. */
export function VideoStage({ state, localState, other, me, layout, children }: Props) {
  const { t } = useLingui();
  const { tracks, mediaStatus } = state.theirs;
  const isTogether = state.connection === 'connected' || state.connection === 'reconnecting';
  const screen = isTogether && mediaStatus.screen ? tracks.screen : null;
  const face = isTogether && mediaStatus.camera === 'on' ? tracks.camera : null;
  const shown = screen ? 'share' : layout;
  const places = PLACES[shown];
  const name = other.displayName;
  return (
    <div data-layout={shown} className={`relative grid min-h-0 flex-1 gap-2 sm:gap-3 ${places.stage}`}>
      {screen && (
        <Tile look="max-landscape:col-span-2 landscape:row-span-3">
          <Video track={screen} label={t`${name}’s screen`} whole />
        </Tile>
      )}
      <Tile look={places.other}>
        {face ? <Video track={face} label={name} /> : <AbsentFace person={other} />}
        <p
          className={`absolute inline-flex max-w-[calc(100%-16px)] items-center gap-1.5 rounded-sm bg-paper/85 ${shown === 'share' ? 'bottom-1 left-1 px-1.5 py-0.5 text-xs' : 'bottom-2 left-2 px-2.5 py-1 text-sm sm:bottom-3 sm:left-3'}`}
        >
          {isTogether && !mediaStatus.microphone && (
            <MicOff aria-label={t`muted`} className="size-3.5 shrink-0 text-bad" />
          )}
          <span className="truncate">{name}</span>
          {shown !== 'share' && <span className="shrink-0">· {connectionText(state)}</span>}
        </p>
      </Tile>
      <Tile look={places.me}>
        {localState.camera.track ? (
          <Video track={localState.camera.track} label={t`Your camera`} mirrored />
        ) : (
          <AbsentFace person={me} />
        )}
      </Tile>
      <div className="pointer-events-none absolute inset-x-3 top-3 grid justify-items-center gap-2 *:pointer-events-auto">
        {children}
      </div>
    </div>
  );
}

function Tile({ look, children }: { look: string; children: ReactNode }) {
  return (
    <div
      className={`relative grid min-h-0 min-w-0 place-items-center overflow-hidden rounded-lg bg-sheet ${look}`}
    >
      {children}
    </div>
  );
}
