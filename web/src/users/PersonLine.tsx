import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../ui/Avatar.tsx';

interface Props {
  person: { displayName: string; avatarUrl: string | null };
  /** Below the name: location, work, rating. */
  children?: ReactNode;
  /** The link of the name. */
  to?: string;
  end?: ReactNode;
  size?: 's' | 'm' | 'l';
}

/** A person in a row: avatar, name, and one line of details. */
export function PersonLine({ person, children, to, end, size = 'm' }: Props) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <Avatar name={person.displayName} url={person.avatarUrl} size={size} />
      <div className="min-w-0 flex-1 basis-36">
        <p dir="auto" className="truncate text-left font-semibold" title={person.displayName}>
          {to === undefined ? person.displayName : <Link to={to}>{person.displayName}</Link>}
        </p>
        {children && <div className="truncate text-sm text-ink-3 tabular-nums">{children}</div>}
      </div>
      {end}
    </div>
  );
}
