/**
 * What a thumb could miss: links, buttons and fields less than 44px high, with their label or the area around them that
 * takes presses for them. Runs in the page, so it can't use anything outside itself. Links within a text are as high
 * as its lines (the exception of WCAG 2.5.5).
 */
export function smallTargets(): string[] {
  const LEAST = 44;
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, textarea, input, [tabindex="0"][role]',
  );
  const small = new Set<string>();
  for (const target of targets) {
    const label = target.matches('input') ? target.closest('label') : null;
    const box = label ?? target;
    if (!box.checkVisibility() || target.matches(':disabled') || target.closest('[inert]')) continue;
    if (target.classList.contains('skip-link') || isInText(target)) continue;
    const height = heightOf(box);
    if (height < LEAST - 0.5) {
      const name = target.getAttribute('aria-label') ?? (box.innerText.trim() || target.getAttribute('name'));
      small.add(`${target.localName} "${name?.slice(0, 40)}": ${Math.round(height)} px`);
    }
  }
  return [...small];

  /** Of the part that is not clipped, and of what is drawn after it to take more presses. */
  function heightOf(box: HTMLElement): number {
    const own = box.getBoundingClientRect();
    const after = getComputedStyle(box, '::after');
    if (after.content !== 'none' && after.position === 'absolute') {
      const around = getComputedStyle(box).position === 'static' ? box.offsetParent : box;
      return around?.getBoundingClientRect().height ?? own.height;
    }
    let { top, bottom } = own;
    for (let each = box.parentElement; each && each !== document.body; each = each.parentElement) {
      if (getComputedStyle(each).overflowY !== 'hidden') continue;
      const clip = each.getBoundingClientRect();
      top = Math.max(top, clip.top);
      bottom = Math.min(bottom, clip.bottom);
    }
    return bottom - top;
  }

  /** Whether words stand beside it in its block. */
  function isInText(target: HTMLElement): boolean {
    if (!target.matches('a, button') || getComputedStyle(target).display !== 'inline') return false;
    let block = target.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    const walker = document.createTreeWalker(block ?? target, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent: text } = walker.currentNode;
      if (/\p{L}/u.test(text ?? '') && !parent?.closest('a, button') && parent?.checkVisibility())
        return true;
    }
    return false;
  }
}
