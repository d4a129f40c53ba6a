import { Trans } from '@lingui/react/macro';
import { type PropsWithChildren, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Footer } from './Footer.tsx';
import { TopBar } from './TopBar.tsx';
import { useRevalidateOnLogout, useViewer } from './viewer/use-viewer.ts';

/** The frame of every page: skip link, top bar, the page, footer. */
export function AppShell({ children }: PropsWithChildren) {
  const viewer = useViewer();
  useRevalidateOnLogout(viewer.user);
  const main = useFocusOnNewPage();
  return (
    <div>
      <a
        href="#main"
        className="skip-link"
        // Keep the hash: on some pages it selects the section shown.
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        <Trans>Skip to content</Trans>
      </a>
      <Progress />
      <TopBar {...viewer} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        // Beneath the top bar the rest of the screen, so that the footer doesn't move while a page loads.
        className="min-h-[calc(100dvh-4.25rem)] pb-16 outline-none"
      >
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** A progress bar during navigation. */
function Progress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <output className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <span className="sr-only">
        <Trans>Loading....</Trans>
      </span>
      <span aria-hidden className="progress block h-full bg-ink" />
    </output>
  );
}

/** Moves focus to the content after navigation, as a full page load would. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
