import { useLingui } from '@lingui/react/macro';
import type { Hello } from '@parley/contract/showcase/schemas.ts';
import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { shortName } from '../../users/short-name.ts';
import { Button } from '../../ui/Button.tsx';
import { playingTime } from './playing-time.ts';

const HelloDialog = lazy(() => import('./HelloDialog.tsx'));

interface Props {
  hello: Hello | null;
  person: { displayName: string; avatarUrl: string | null };
  /** Covers the portrait that it is put on; otherwise a button in a line. */
  onPortrait?: boolean;
}

/** Plays somebody's hello. Nothing of it is loaded before. */
export function HelloButton({ hello, person, onPortrait = false }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (hello === null) return null;
  const name = shortName(person.displayName);
  const label = hello.kind === 'video' ? t`Watch ${name} say hello` : t`Listen to ${name} say hello`;
  const length = playingTime(hello.seconds);
  return (
    <>
      {onPortrait ? (
        <button
          type="button"
          aria-label={`${label}, ${length}`}
          className="group absolute inset-0 grid cursor-pointer content-end justify-items-start rounded-lg p-1.5 @lg:p-2.5"
          onClick={() => setOpen(true)}
        >
          <span className="inline-flex items-center gap-1.5 rounded-full bg-ink px-2.5 py-1 text-sm font-semibold text-on-ink tabular-nums shadow-sheet transition-colors duration-(--swift) in-[.group:hover]:bg-ink-2 @lg:px-3.5 @lg:py-1.5">
            <Play aria-hidden className="size-3.5 fill-current" />
            {length}
          </span>
        </button>
      ) : (
        <Button
          kind="quiet"
          small
          icon={<Play aria-hidden className="size-3.5 fill-current" />}
          onClick={() => setOpen(true)}
        >
          {label} <span className="font-normal whitespace-nowrap text-ink-3 tabular-nums">{length}</span>
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen && <HelloDialog hello={hello} person={person} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
