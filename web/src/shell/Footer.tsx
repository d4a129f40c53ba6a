import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '../platform/now.ts';
import { paths } from '../paths.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const SupportDialog = lazy(() => import('../support/SupportDialog.tsx'));

const way = 'inline-flex min-h-6 items-center hover:text-ink hover:underline';

/** The foot of every page. */
export function Footer() {
  const year = useNow().slice(0, 4);
  // Fetched at the first opening, kept afterwards, so that what was typed is still there.
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <footer className="column mt-auto">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-7 pb-10 text-sm text-ink-3">
        <nav aria-label="About" className="flex flex-wrap gap-x-5.5 gap-y-2">
          <Link to={paths.terms()} className={way}>
            Terms and privacy
          </Link>
          <Link to={paths.faq()} className={way}>
            FAQ
          </Link>
          <button
            type="button"
            className={way}
            onClick={() => {
              setAsked(true);
              setOpen(true);
            }}
          >
            Support
          </button>
        </nav>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ThemeSwitch />
          <span className="num">© {year} Parley</span>
        </div>
      </div>
      {asked && (
        <Suspense fallback={null}>
          <SupportDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </footer>
  );
}
