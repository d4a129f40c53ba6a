import { Trans } from '@lingui/react/macro';
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

/** The placeholder's look in its list: a card or a row. */
const LOOKS: Record<FavoriteKind, string> = {
  services: 'rounded-lg border border-dashed border-line-strong px-5',
  jobPostings: 'border-b border-line',
};

/** A saved card; when it is unsaved, its place stays with an undo. */
export function UndoableFavorite({ kind, id, title, children }: Props) {
  const { isSaved, toggle } = useFavorite(kind, id);
  // The saved ids may load after the cards: only something seen as saved can have been unsaved.
  const [wasSaved, setWasSaved] = useState(isSaved);
  const [error, setError] = useState<string | null>(null);
  if (isSaved && !wasSaved) setWasSaved(true);
  if (isSaved || !wasSaved) return children;
  return (
    <output
      className={`flex h-full flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 ${LOOKS[kind]}`}
    >
      <span className="min-w-0 flex-1 basis-40 text-ink-3">
        <Trans>“{title}” is no longer saved.</Trans>
      </span>
      <Button
        kind="plain"
        small
        icon={<Undo2 aria-hidden className="size-4" />}
        onClick={() => void toggle().then(setError)}
      >
        <Trans>Undo</Trans>
      </Button>
      <span className="text-sm text-bad empty:hidden">{error}</span>
    </output>
  );
}
