const CONTROLS = ':is(input:not([type="hidden"]), select, textarea, button, a[href]):not(:disabled)';

/**
 * The way back to the control that has the focus now, once nothing has it any more; to the nearest one that is left
 * where that control is gone.
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
