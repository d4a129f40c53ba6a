const CONTROLS = ':is(input:not([type="hidden"]), select, textarea, button, summary, a[href]):not(:disabled)';

/**
 * Remembers the focused control. The returned function focuses it again if the focus is lost; if the control is gone, the
 * nearest one that is left.
 */
export function rememberFocus(): () => void {
  const around: Element[] = [];
  for (let each = document.activeElement; each; each = each.parentElement) around.push(each);
  return () => {
    if (document.activeElement === document.body) nearest(around)?.focus({ preventScroll: true });
  };
}

function nearest(around: readonly Element[]): HTMLElement | null {
  for (const each of around.filter(({ isConnected }) => isConnected)) {
    if (each instanceof HTMLElement && each.matches(CONTROLS)) return each;
    const control = each.querySelector<HTMLElement>(CONTROLS);
    if (control) return control;
  }
  return null;
}
