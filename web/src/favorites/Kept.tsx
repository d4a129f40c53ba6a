import { Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import type { FavoriteKind } from './store.ts';
import { useFavorite } from './use-favorites.ts';

interface Props {
  kind: FavoriteKind;
  id: string;
  title: string;
  children: ReactNode;
}

/** The place as the list around it has it: a card among cards, a row between rules. */
const LOOKS: Record<FavoriteKind, string> = {
  services: 'rounded-lg border border-dashed border-line-strong px-5',
  jobPostings: 'border-b border-line',
};

/** A saved card; when its heart is taken away its place stays, with the way back. */
export function Kept({ kind, id, title, children }: Props) {
  const { isSaved, toggle } = useFavorite(kind, id);
  // The saved ids may come after the cards: only what was seen saved can have been taken away.
  const [wasSaved, setWasSaved] = useState(isSaved);
  const [fault, setFault] = useState<string | null>(null);
  if (isSaved && !wasSaved) setWasSaved(true);
  if (isSaved || !wasSaved) return children;
  return (
    <output
      className={`flex h-full flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 ${LOOKS[kind]}`}
    >
      <span className="min-w-0 flex-1 basis-40 text-ink-3">“{title}” is no longer saved.</span>
      <Button
        kind="plain"
        small
        icon={<Undo2 aria-hidden className="size-4" />}
        onClick={() => void toggle().then(setFault)}
      >
        Undo
      </Button>
      <span className="text-sm text-bad empty:hidden">{fault}</span>
    </output>
  );
}
