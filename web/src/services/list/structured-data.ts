import { currency } from '@parley/contract/money.ts';
import type { Service, ServiceCard } from '@parley/contract/services/schemas.ts';
import { paths } from '../../paths.ts';
import type { StructuredData } from '../../platform/page-meta.ts';
import { absoluteUrl } from '../../platform/root-data.ts';
import { ratingStructuredData } from '../../users/structured-data.ts';

type Matches = Parameters<typeof absoluteUrl>[0];

/** A list of services as schema.org data. */
export function serviceListStructuredData(
  services: readonly ServiceCard[],
  matches: Matches,
): StructuredData {
  return {
    '@type': 'ItemList',
    itemListElement: services.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(matches, paths.service(id)),
    })),
  };
}

/** A service with its offer as schema.org data. */
export function serviceStructuredData(service: Service, matches: Matches): StructuredData {
  const { id, title, description, priceCents, pricing, professional, categoryName, images } = service;
  const price = (priceCents / 100).toFixed(2);
  const priceCurrency = currency();
  const perHour = { '@type': 'UnitPriceSpecification', price, priceCurrency, unitCode: 'HUR' };
  return {
    '@type': 'Service',
    name: title,
    description,
    serviceType: categoryName,
    url: absoluteUrl(matches, paths.service(id)),
    image: images.map(({ url }) => absoluteUrl(matches, url)),
    provider: {
      '@type': 'Person',
      name: professional.displayName,
      url: absoluteUrl(matches, paths.professional(professional.id)),
    },
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency,
      availability: 'https://schema.org/InStock',
      ...(pricing === 'HOURLY' && { priceSpecification: perHour }),
    },
    ...ratingStructuredData(service.rating),
  };
}
