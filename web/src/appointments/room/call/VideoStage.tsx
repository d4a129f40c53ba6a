import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Person } from '@parley/contract/users/schemas.ts';
import { MicOff } from 'lucide-react';
import { initialsOf } from '../../../ui/initials.ts';
import { connectionText } from './call-text.ts';
import type { MediaState } from '../media/media.ts';
import type { LocalMediaState } from '../media/local-media.ts';
import { Video } from './Video.tsx';

interface Props {
  state: MediaState;
  localState: LocalMediaState;
  other: Person;
  me: Person;
  /** Messages over the video. */
  children: ReactNode;
}

/** The two videos: the other side's camera or screen large, the reader's own small. */
export function VideoStage({ state, localState, other, me, children }: Props) {
  const { t } = useLingui();
  const { tracks, mediaStatus } = state.theirs;
  const name = other.displayName;
  const isTogether = state.connection === 'connected' || state.connection === 'reconnecting';
  const screen = isTogether && mediaStatus.screen ? tracks.screen : null;
  const face = isTogether && mediaStatus.camera === 'on' ? tracks.camera : null;
  return (
    <div className="relative grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] overflow-hidden rounded-lg bg-sheet">
      <div className="grid min-h-0 place-items-center [grid-template-rows:minmax(0,1fr)]">
        {screen ? (
          <Video track={screen} label={t`${name}’s screen`} whole />
        ) : (
          <Face track={face} person={other} />
        )}
      </div>
      <p className="absolute bottom-3 left-3 inline-flex max-w-[60%] items-center gap-1.5 rounded-sm bg-paper/85 px-2.5 py-1 text-sm">
        {isTogether && !mediaStatus.microphone && (
          <MicOff aria-label={t`muted`} className="size-3.5 shrink-0 text-bad" />
        )}
        <span className="truncate">{other.displayName}</span>
        <span className="shrink-0">· {connectionText(state)}</span>
      </p>
      <div className="absolute right-3 bottom-3 grid w-[clamp(92px,24%,200px)] gap-2">
        {screen && face && (
          <Tile>
            <Video track={face} label={other.displayName} />
          </Tile>
        )}
        <Tile>
          {localState.camera.track ? (
            <Video track={localState.camera.track} label={t`Your camera`} mirrored />
          ) : (
            <Initials name={me.displayName} small />
          )}
        </Tile>
      </div>
      <div className="absolute inset-x-3 top-3 grid justify-items-center gap-2">{children}</div>
    </div>
  );
}

function Face({ track, person }: { track: MediaStreamTrack | null; person: Person }) {
  if (track) return <Video track={track} label={person.displayName} />;
  return <Initials name={person.displayName} />;
}

function Tile({ children }: { children: ReactNode }) {
  return (
    <div className="grid aspect-video place-items-center overflow-hidden rounded-md border-2 border-paper bg-well">
      {children}
    </div>
  );
}

function Initials({ name, small = false }: { name: string; small?: boolean }) {
  return (
    <span
      aria-hidden
      className={`font-display font-bold text-ink-3 select-none ${small ? 'text-lg' : 'text-hero'}`}
    >
      {initialsOf(name)}
    </span>
  );
}
