import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * The catalogs: a file a language in `locales/`, for pages, mails and refusals alike. English is read out of the sources, for
 * translators to begin with.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['contract/src', 'api/src', 'web/src'],
      exclude: ['**/*.test.*'],
    },
  ],
  format: formatter({ lineNumbers: false, origins: true }),
  runtimeConfigModule: { i18n: ['#i18n', 'i18n'] },
});
