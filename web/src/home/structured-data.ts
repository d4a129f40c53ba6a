import { paths } from '../paths.ts';
import type { StructuredData } from '../platform/page-meta.ts';
import { absoluteUrl } from '../platform/root-data.ts';
import { productName } from '../platform/language/product-name.ts';

/** The site and its search as schema.org data. */
export function siteStructuredData(matches: Parameters<typeof absoluteUrl>[0]): StructuredData {
  return {
    '@type': 'WebSite',
    name: productName(),
    url: absoluteUrl(matches, paths.home()),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl(matches, paths.services())}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
