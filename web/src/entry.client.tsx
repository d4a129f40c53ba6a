import { isCurrency, keepCurrency } from '@parley/contract/money.ts';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter, type HydratedRouterProps } from 'react-router/dom';
import { keepLimits } from './platform/installation/current-limits.ts';
import { keepFee } from './platform/installation/current-fee.ts';
import { keepProductName } from './platform/language/product-name.ts';
import { i18nOf, setReaderSource } from './platform/language/i18n.ts';

// The policy forbids eval, and zod tries it before it compiles schemas: each try would be logged as a violation. Its
// settings live here so that forms can load it later, and pages without forms never do.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Browsers without Temporal fetch it before anything shows a time.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

// The server has rendered in the reader’s language and clock format, in the installation’s currency and with the
// platform’s name and fee, and names them on <html>.
const { lang, dataset } = document.documentElement;
if (dataset.name) keepProductName(dataset.name);
const { catalog, currency = '' } = dataset;
const i18n = i18nOf(lang, catalog ? await (await fetch(catalog)).json() : {});
setReaderSource(() => ({ i18n, catalog, hours: dataset.clock === '12' ? 12 : 24 }));

if (isCurrency(currency)) keepCurrency(currency);
if (dataset.fee) keepFee(JSON.parse(dataset.fee));
if (dataset.limits) keepLimits(JSON.parse(dataset.limits));

// A page whose script can't be fetched, without a connection or after a release, makes the router reload the one that is
// shown: the one that was asked for is loaded instead.
let next: string | null = null;
const instrumentations: HydratedRouterProps['instrumentations'] = [
  {
    router: (router) =>
      router.instrument({
        navigate: async (go, { to }) => {
          next = typeof to === 'string' ? to : null;
          await go();
          next = null;
        },
      }),
  },
];
if ('navigation' in window) {
  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || next === null) return;
    event.preventDefault();
    location.assign(next);
  });
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={instrumentations} />
    </StrictMode>,
  );
});
