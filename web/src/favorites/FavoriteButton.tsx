import { useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { useUser } from '../platform/session/session.ts';
import { type FavoriteKind, saveAfterLogin } from './store.ts';
import { useFavorite } from './use-favorites.ts';

interface Props {
  kind: FavoriteKind;
  id: string;
  /** What is saved, for screen readers. */
  title: string;
}

const ERROR = 'absolute top-full right-0 mt-1 w-44 rounded-md bg-bad-soft p-2 text-xs text-bad';

/** Saves or unsaves. Visitors log in first and come back here, where it is saved then. */
export function FavoriteButton({ kind, id, title }: Props) {
  const { t } = useLingui();
  const { isSaved, toggle } = useFavorite(kind, id);
  const [error, setError] = useState<string | null>(null);
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const press = async () => {
    if (user === null) {
      saveAfterLogin(kind, id);
      return navigate(paths.login(pathname + search));
    }
    setError(await toggle());
  };
  return (
    <span className="relative z-10 inline-flex flex-none">
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label={t`Save ${title}`}
        onClick={() => void press()}
        className="grid size-11 place-items-center md:size-10 rounded-full border border-line-strong text-ink-2 hover:border-ink hover:text-ink"
      >
        <Heart aria-hidden="true" size={18} className={isSaved ? 'fill-time text-time-ink' : ''} />
      </button>
      <output className={error ? ERROR : 'sr-only'}>{error}</output>
    </span>
  );
}
