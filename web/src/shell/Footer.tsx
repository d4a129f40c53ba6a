import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '../platform/now.ts';
import { paths } from '../paths.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const SupportDialog = lazy(() => import('../support/SupportDialog.tsx'));

const linkClass = 'inline-flex min-h-11 md:min-h-6 items-center hover:text-ink hover:underline';

/** The footer of every page. */
export function Footer() {
  const { t } = useLingui();
  const year = useNow().slice(0, 4);
  // Fetched on first opening, then kept mounted so that typed text survives.
  const [hasOpened, setHasOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <footer className="column">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-7 pb-10 text-sm text-ink-3">
        <nav aria-label={t`About`} className="flex flex-wrap gap-x-5.5 gap-y-2">
          <Link to={paths.terms()} className={linkClass}>
            <Trans>Terms and privacy</Trans>
          </Link>
          <Link to={paths.faq()} className={linkClass}>
            <Trans>FAQ</Trans>
          </Link>
          <button
            type="button"
            className={linkClass}
            onClick={() => {
              setHasOpened(true);
              setOpen(true);
            }}
          >
            <Trans>Support</Trans>
          </button>
        </nav>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ThemeSwitch />
          <span className="num">
            <Trans>© {year} Parley</Trans>
          </span>
        </div>
      </div>
      {hasOpened && (
        <Suspense fallback={null}>
          <SupportDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </footer>
  );
}
