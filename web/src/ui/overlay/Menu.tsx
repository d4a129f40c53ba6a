import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Popover } from './Popover.tsx';

export type MenuItem = { label: string } & ({ to: string } | { onPick: () => void });
interface Props {
  label: string;
  button: ReactNode;
  buttonClass?: string;
  /** Above the entries, like the user's name. */
  header?: ReactNode;
  items: readonly MenuItem[];
}

const entry = 'flex min-h-11 w-full items-center px-4 text-left hover:bg-well hover:no-underline';

/** A short menu of links and actions behind a button. */
export function Menu({ header, items, ...popover }: Props) {
  return (
    <Popover {...popover}>
      {(close) => (
        <>
          {header && <div className="border-b border-line px-4 py-3">{header}</div>}
          <ul className="py-1.5">
            {items.map((item) => (
              <li key={item.label}>
                {'to' in item ? (
                  <Link to={item.to} className={entry} onClick={close}>
                    {item.label}
                  </Link>
                ) : (
                  <button
                    type="button"
                    className={entry}
                    onClick={() => {
                      close();
                      item.onPick();
                    }}
                  >
                    {item.label}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Popover>
  );
}
