import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

interface Props {
  disabledBecause?: string | null;
  onClick: () => void;
  children: ReactNode;
}

/** One of several actions that are seldom the next step: a row of a list, its label aligned with the text around it. */
export function ActionRow({ disabledBecause, onClick, children }: Props) {
  return (
    <li className="border-b border-line py-1 last:border-0">
      <span className="-ml-3 inline-flex">
        <Button kind="plain" small disabledBecause={disabledBecause} onClick={onClick}>
          {children}
        </Button>
      </span>
    </li>
  );
}
