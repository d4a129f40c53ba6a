const CONTROLS = ':is(input:not([type="hidden"]), select, textarea, button, summary, a[href]):not(:disabled)';

/**
 * A ref callback for a container: when the focused control is removed, the nearest remaining or new one gets the focus.
 * Otherwise, keyboard users would start at the top of the page again.
 */
export function focusFallback(place: HTMLElement | null) {
  if (!place) return undefined;
  let last: Element | null = null;
  const note = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
  };
  const observer = new MutationObserver((changes) => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    // A dialog that goes gives the focus back itself.
    if (last.closest('dialog')?.isConnected === false) return;
    const change = changes.find(({ removedNodes }) =>
      Array.from(removedNodes).some((node) => node.contains(last)),
    );
    if (change) nearest(change, changes)?.focus({ preventScroll: true });
  });
  place.addEventListener('focusin', note);
  observer.observe(place, { childList: true, subtree: true });
  return () => {
    place.removeEventListener('focusin', note);
    observer.disconnect();
  };
}

/** In this order: what was added in the same place, its siblings, its ancestors. */
function nearest({ target, nextSibling, previousSibling }: MutationRecord, changes: MutationRecord[]) {
  const come = changes
    .filter((change) => change.target === target)
    .flatMap(({ addedNodes }) => [...addedNodes]);
  for (const node of [...come, nextSibling, previousSibling]) {
    // What stood beside it may have gone with it.
    const control = node?.isConnected ? controlIn(node) : null;
    if (control) return control;
  }
  for (let around: Node | null = target; around; around = around.parentNode) {
    const control = controlIn(around);
    if (control) return control;
  }
  return null;
}

function controlIn(node: Node): HTMLElement | null {
  if (!(node instanceof HTMLElement)) return null;
  return node.matches(CONTROLS) ? node : node.querySelector<HTMLElement>(CONTROLS);
}
