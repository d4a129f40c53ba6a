import { html } from './html.ts';

/** The product's mark: two overlapping bars of time. */
export const mark = html`<svg viewBox="0 0 26 26" class="mark" aria-hidden="true">
  <rect y="4" width="17" height="8" rx="2" fill="currentColor" />
  <rect x="9" y="14" width="17" height="8" rx="2" fill="currentColor" opacity=".35" />
  <rect x="9" y="4" width="8" height="18" rx="1.5" fill="#f5a300" />
</svg>`;
