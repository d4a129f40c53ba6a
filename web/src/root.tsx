import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { t } from '@lingui/core/macro';
import { logoPath } from '@parley/contract/admin/settings/logo.ts';
import { areOwn } from '@parley/contract/admin/settings/colors.ts';
import { Trans } from '@lingui/react/macro';
import { I18nProvider } from '@lingui/react';
import { currency, keepCurrency } from '@parley/contract/money.ts';
import { use, useEffect } from 'react';
import type { PropsWithChildren } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import styles from './app.css?url';
import {
  clockContext,
  currencyContext,
  feeContext,
  installationContext,
  originContext,
  readerContext,
} from './platform/contexts.ts';
import { cookieOf, hasSessionCookie, THEME, ZONE } from './platform/session/cookies.ts';
import { clockHours, currentCatalog, currentI18n } from './platform/language/i18n.ts';
import { syncServerNow } from './platform/now.ts';
import { currentFee, keepFee } from './platform/installation/current-fee.ts';
import { currentLimits, keepLimits } from './platform/installation/current-limits.ts';
import { useOwnLogo } from './platform/root-data.ts';
import { themeOr, useTheme } from './platform/theme.ts';
import { rememberZone, zoneOr } from './platform/zone.ts';
import { ErrorPage, errorTitle } from './shell/ErrorPage.tsx';
import { AppShell } from './shell/AppShell.tsx';
import { StylesContext } from './ui/styles/styles-context.ts';
import { keepProductName, productName } from './platform/language/product-name.ts';

const preloadedFont = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
});

export const links: Route.LinksFunction = () => [
  // With cookies: it is in the reader's language.
  { rel: 'manifest', href: '/manifest.webmanifest', crossOrigin: 'use-credentials' },
  preloadedFont(displayFont),
  preloadedFont(textFont),
];

export const meta: Route.MetaFunction = ({ error }) => [
  { title: error === undefined ? productName() : errorTitle(error) },
  { name: 'description', content: t`Find a professional who’s up when you are. Talk first, then hire.` },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  keepCurrency(context.get(currencyContext));
  // When the database is away, the last known fee is shown.
  const fee = await context
    .get(feeContext)()
    .catch(() => null);
  if (fee) keepFee(fee);
  const { name, supportEmail, version, colors, logo, limits } = context.get(installationContext);
  keepProductName(name);
  keepLimits({ services: limits.services, fileMegabytes: limits.fileMegabytes });
  const cookies = request.headers.get('cookie');
  return {
    now: context.get(clockContext)().toISOString(),
    origin: context.get(originContext),
    supportEmail,
    colors: areOwn(colors) ? version : null,
    logo: logo && { version, width: logo.width, height: logo.height },
    languages: context.get(readerContext).languages,
    theme: themeOr(cookieOf(cookies, THEME)),
    zone: zoneOr(cookieOf(cookies, ZONE)),
    mayBeSignedIn: hasSessionCookie(cookies),
  };
}

/** Never revalidated: it is the server's state at load, which the browser keeps up to date itself. */
export const shouldRevalidate = () => false;

export function Layout({ children }: PropsWithChildren) {
  const theme = useTheme();
  // Nothing if the root loader failed; the colors are null where they are the product's.
  const { colors = null, now } = useRouteLoaderData<typeof loader>('root') ?? {};
  const logo = useOwnLogo();
  const i18n = currentI18n();
  const { css, nonce } = use(StylesContext);
  return (
    <html
      lang={i18n.locale}
      data-catalog={currentCatalog()}
      data-now={now}
      data-clock={clockHours()}
      data-currency={currency()}
      data-name={productName()}
      data-fee={JSON.stringify(currentFee())}
      data-limits={JSON.stringify(currentLimits())}
      data-theme={theme === 'system' ? undefined : theme}
    >
      <head>
        <meta charSet="utf-8" />
        {/* The page reaches below a notch, and shrinks when the keyboard opens: what is at the bottom stays above it. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#10121f" media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content="#fbfaf7" />
        <Meta />
        <link rel="icon" href={logo ? logoPath(logo.version, 'icon-32') : '/favicon.svg'} />
        <link
          rel="apple-touch-icon"
          href={logo ? logoPath(logo.version, 'touch-180') : '/icons/touch-180.png'}
        />
        <Links />
        {/* In the page itself, so that the first paint waits for nothing else. Vite updates only a link. */}
        {import.meta.env.DEV ? (
          <link rel="stylesheet" href={styles} precedence="app" />
        ) : (
          <style href="app" precedence="app" nonce={nonce}>
            {css}
          </style>
        )}
        {/* After it, to take the place of its colors. */}
        {colors !== null && <link rel="stylesheet" href={`/api/sharing/colors/${colors}`} precedence="own" />}
      </head>
      <body>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    syncServerNow(loaderData.now);
    rememberZone();
  }, [loaderData.now]);
  return (
    <AppShell>
      <Outlet />
    </AppShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AppShell>
      <ErrorPage error={error} />
    </AppShell>
  );
}

export function HydrateFallback() {
  return (
    <p className="column py-12">
      <Trans>Loading....</Trans>
    </p>
  );
}
