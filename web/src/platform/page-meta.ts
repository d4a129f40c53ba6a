import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  /** Without the product's name; the home page's whole title is given as it is. */
  title: string;
  description: string;
  /** The whole title, where the product's name is not to follow. */
  fullTitle?: string;
  /** The page's one address in full, however it was reached. */
  canonical?: string;
  /** The picture that other sites show beside a link to it, in full: 1200 by 630 pixels. */
  image?: string;
  /** Signed-in pages stay out of search engines. */
  hidden?: boolean;
  /** schema.org, for robots. */
  about?: StructuredData | StructuredData[];
}

/** An object of schema.org. */
export type StructuredData = Record<string, unknown>;

const DESCRIPTION_LENGTH = 160;

/** Title "Page · Parley", description and what robots read. */
export function pageMeta({ title, description, hidden, about, canonical, image, ...rest }: PageMeta) {
  const short = shortened(description);
  return [
    { title: rest.fullTitle ?? `${title} · Parley` },
    { name: 'description', content: short },
    { property: 'og:site_name', content: 'Parley' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: short },
    ...(canonical ? addresses(canonical) : []),
    ...(image ? pictures(image) : []),
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...[about ?? []]
      .flat()
      .map((each) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...each } })),
  ] satisfies MetaDescriptor[];
}

function addresses(canonical: string): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:url', content: canonical },
  ];
}

function pictures(image: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** As much of a text as a search engine shows, cut between words. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_LENGTH / 2))}…`;
}
