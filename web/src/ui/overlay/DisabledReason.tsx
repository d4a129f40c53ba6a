import { useEffect, useRef } from 'react';

const EDGE = 12;

interface Props {
  id: string;
  children: string;
}

/** Why the button before it is disabled: shown on pointing, focus and touch. Leaving, scrolling and Escape hide it. */
export default function DisabledReason({ id, children }: Props) {
  const tooltip = useRef<HTMLSpanElement>(null);
  useEffect(() => (tooltip.current ? showFor(tooltip.current) : undefined), []);
  return (
    // Its edge touches the button, so that the pointer can move onto it.
    <span
      ref={tooltip}
      id={id}
      role="tooltip"
      popover="auto"
      className="fixed inset-auto m-0 max-w-[min(320px,calc(100vw-24px))] border-0 bg-transparent p-0 py-1.5 font-normal"
    >
      <span className="block rounded-md bg-ink px-3 py-2 text-left text-sm text-pretty whitespace-normal text-on-ink shadow-float">
        {children}
      </span>
    </span>
  );
}

/** Shows a tooltip while the element before it is pointed at or has the focus; returns how to stop. */
function showFor(tooltip: HTMLElement): () => void {
  const button = tooltip.previousElementSibling;
  const stops = new AbortController();
  const on = (target: EventTarget | null, names: string[], listener: (event: Event) => void) => {
    for (const name of names)
      target?.addEventListener(name, listener, { signal: stops.signal, capture: true });
  };
  const show = () => {
    tooltip.togglePopover(true);
    if (button) place(tooltip, button);
  };
  // Gone from the page with its dialog, it hears a scroll until its effect is cleaned up.
  const hide = () => tooltip.isConnected && tooltip.togglePopover(false);
  const leave = (event: Event) => {
    const to = event instanceof PointerEvent ? event.relatedTarget : null;
    if (!(to instanceof Node && (tooltip.contains(to) || button?.contains(to)))) hide();
  };
  // A finger neither points nor moves the focus: it presses.
  on(button, ['pointerenter', 'focus', 'click'], show);
  on(button, ['pointerleave'], leave);
  on(tooltip, ['pointerleave'], leave);
  on(button, ['blur'], hide);
  // It stands over the page, and would not scroll along.
  on(document, ['scroll'], hide);
  if (button?.matches(':hover, :focus')) show();
  return () => stops.abort();
}

/** Above its button, or below where there is no room above; never past the side of the page. */
function place(tooltip: HTMLElement, button: Element): void {
  const box = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tooltip;
  const mostRight = document.documentElement.clientWidth - EDGE - width;
  tooltip.style.left = `${Math.max(EDGE, Math.min(box.left + (box.width - width) / 2, mostRight))}px`;
  tooltip.style.top = `${box.top >= height ? box.top - height : box.bottom}px`;
}
