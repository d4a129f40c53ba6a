import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';

const OFFLINE_AFTER_MS = 5_000;

export const chatHeaderButton =
  'grid size-11 shrink-0 md:size-9 place-items-center rounded-full text-ink-3 hover:bg-well hover:text-ink [&_svg]:size-4.5';

interface Props {
  name: string;
  isUp: boolean;
  isOnline: boolean | null;
  onSearch: () => void;
  isSearching: boolean;
  /** At the end of the line. */
  menu?: ReactNode;
  /** Receives the focus when the search is closed. */
  searchButton: RefObject<HTMLButtonElement | null>;
}

/** Above the messages: whether the other side is online, and the search. */
export function ChatHeader({ name, isUp, isOnline, onSearch, isSearching, searchButton, menu }: Props) {
  const { t } = useLingui();
  const isAway = useDelayed(!isUp, OFFLINE_AFTER_MS);
  return (
    <div className="flex min-h-10 items-center justify-between gap-3">
      <output className="flex items-center gap-2 text-sm text-ink-3">
        {isAway && t`No live connection. New messages may take a moment.`}
        {!isAway && isOnline !== null && (
          <>
            <span
              aria-hidden
              className={`size-2 shrink-0 rounded-full ${isOnline ? 'bg-good' : 'border border-ink-3'}`}
            />
            {isOnline ? t`${name} is online` : t`${name} is offline`}
          </>
        )}
      </output>
      <span className="flex shrink-0 items-center gap-1">
        <button
          ref={searchButton}
          type="button"
          aria-label={t`Search this chat`}
          title={t`Search this chat`}
          aria-expanded={isSearching}
          onClick={onSearch}
          className={chatHeaderButton}
        >
          <Search aria-hidden />
        </button>
        {menu}
      </span>
    </div>
  );
}

/** True once `is` has been true for a while; false again immediately. */
function useDelayed(is: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return undefined;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [is, ms]);
  return is && lasts;
}
