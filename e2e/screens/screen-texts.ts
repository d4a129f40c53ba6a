// Both functions run in the page, so they can't use anything outside themselves.

/** All texts that the page shows or exposes to screen readers. */
export function shownTexts(): string[] {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    const isShown = parent?.closest('select') ?? parent;
    if (parent?.closest('script, style, noscript') || !isShown?.checkVisibility()) continue;
    texts.push(node.textContent ?? '');
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const element of document.querySelectorAll(`body [${name}]`))
      if (element.checkVisibility()) texts.push(element.getAttribute(name) ?? '');
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** Texts that are cut off without an ellipsis, clamped lines or scrolling. */
export function cutTexts(): string[] {
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (
      let box: Element | null = node.parentElement;
      box && box !== document.body;
      box = box.parentElement
    ) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(box);
      const { left, right, top, bottom, width } = box.getBoundingClientRect();
      // For screen readers only.
      if (position === 'absolute' && width <= 1) break;
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
      if ([overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) break;
      const isWide = overflowX !== 'visible' && (text.left < left - 1 || text.right > right + 1);
      const isHigh = overflowY !== 'visible' && (text.top < top - 2 || text.bottom > bottom + 2);
      if (isWide || isHigh) cut.push(node.textContent.trim());
      if (isWide || isHigh) break;
    }
  }
  return cut;
}
