import {
  type ReactNode,
  type ToggleEvent,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { iconButton } from '../IconButton.tsx';

interface Props {
  /** The button's accessible name. */
  label: string;
  button: ReactNode;
  buttonClass?: string;
  /** Renders the panel's content once it is open. */
  children: (close: () => void) => ReactNode;
  onOpen?: () => void;
  panelClass?: string;
}

const GAP = 8;
const EDGE = 12;
/** In pixels: with less space below its button, a panel opens above it if there is more space. */
const MIN_SPACE_BELOW = 320;

/** A button with a native popover: Escape and a click outside close it. */
export function Popover({
  label,
  button,
  buttonClass = iconButton,
  children,
  onOpen,
  panelClass = 'w-60',
}: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  // Opening is painted first: a press that waits for a list or a form in the panel feels like none.
  const isFilled = useDeferredValue(open);
  const opener = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  // One in the top bar would lie over the page that Back leads to.
  useEffect(() => () => document.getElementById(id)?.hidePopover(), [id, pathname]);

  function place({ newState, target, currentTarget }: ToggleEvent<HTMLDivElement>) {
    // React hands on what opens and closes inside the panel, like the reason of a disabled button.
    if (target !== currentTarget || newState !== 'open' || !opener.current) return;
    const box = opener.current.getBoundingClientRect();
    const { clientWidth: room, clientHeight: height } = document.documentElement;
    const width = Number.parseFloat(getComputedStyle(currentTarget).width);
    const mostRight = room - EDGE - width;
    const below = height - box.bottom - GAP - EDGE;
    const above = box.top - GAP - EDGE;
    const opensUp = below < MIN_SPACE_BELOW && above > below;
    currentTarget.style.top = opensUp ? 'auto' : `${box.bottom + GAP}px`;
    currentTarget.style.bottom = opensUp ? `${height - box.top + GAP}px` : 'auto';
    currentTarget.style.maxHeight = `${opensUp ? above : below}px`;
    // Aligned with its button on that side of the screen, shifted so that it fits; on phones the style sheet puts it at the bottom.
    const isLeft = box.left + box.right < room;
    const right = isLeft ? room - box.left - width : room - box.right;
    currentTarget.style.right = `${Math.max(EDGE, Math.min(right, mostRight))}px`;
    onOpen?.();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={label}
        title={label}
        popoverTarget={id}
        className={buttonClass}
      >
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        onBeforeToggle={place}
        // Not before: the browser gives the focus back only from what is still in the panel.
        onToggle={({ newState, target, currentTarget }) =>
          target === currentTarget && setOpen(newState === 'open')
        }
        className={`sheet ${panelClass} fixed inset-auto m-0 max-w-[calc(100vw-24px)]`}
      >
        {open && isFilled && children(() => document.getElementById(id)?.hidePopover())}
      </div>
    </>
  );
}
