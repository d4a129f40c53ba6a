import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  /** Without the product's name; the home page's whole title is given as it is. */
  title: string;
  description: string;
  /** Signed-in pages stay out of search engines. */
  hidden?: boolean;
  /** schema.org, for robots. */
  about?: Record<string, unknown>;
}

/** Title "Page · Parley", description and what robots read. */
export function pageMeta({ title, description, hidden, about }: PageMeta): MetaDescriptor[] {
  return [
    { title: `${title} · Parley` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(about ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...about } }] : []),
  ];
}
