import { paths } from '../paths.ts';
import type { StructuredData } from '../platform/page-meta.ts';
import { inFull } from '../platform/root-data.ts';

/** The site and its search, for robots. */
export function aboutSite(matches: Parameters<typeof inFull>[0]): StructuredData {
  return {
    '@type': 'WebSite',
    name: 'Parley',
    url: inFull(matches, paths.home()),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${inFull(matches, paths.services())}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
