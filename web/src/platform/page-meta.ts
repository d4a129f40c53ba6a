import type { MetaDescriptor } from 'react-router';
import { productName } from './language/product-name.ts';

interface PageMeta {
  /** Without the product's name. */
  title: string;
  description: string;
  /** The complete title, without the product's name appended. */
  fullTitle?: string;
  /** The page's canonical URL, absolute. */
  canonical?: string;
  /** The og:image as an absolute URL, 1200 by 630 pixels. */
  image?: string;
  /** Signed-in pages stay out of search engines. */
  hidden?: boolean;
  /** schema.org structured data. */
  about?: StructuredData | StructuredData[];
}

export type StructuredData = Record<string, unknown>;

const DESCRIPTION_LENGTH = 160;

/** The title "Page · Parley", the description, and tags for robots. */
export function pageMeta({ title, description, hidden, about, canonical, image, ...rest }: PageMeta) {
  const short = truncated(description);
  return [
    { title: rest.fullTitle ?? `${title} · ${productName()}` },
    { name: 'description', content: short },
    { property: 'og:site_name', content: productName() },
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

/** A text on one line, truncated at a word boundary; by default to what search engines show. */
export function truncated(text: string, longest = DESCRIPTION_LENGTH): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2))}…`;
}
