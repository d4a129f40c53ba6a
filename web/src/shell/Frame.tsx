import type { PropsWithChildren } from 'react';

/** The frame of every page: skip link, top bar, the page, footer. */
export function Frame({ children }: PropsWithChildren) {
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  );
}
