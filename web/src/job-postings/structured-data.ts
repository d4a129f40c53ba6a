import { currency } from '@parley/contract/money.ts';
import type { JobPosting, JobPostingCard } from '@parley/contract/job-postings/schemas.ts';
import { paths } from '../paths.ts';
import type { StructuredData } from '../platform/page-meta.ts';
import { absoluteUrl } from '../platform/root-data.ts';
import { productName } from '../platform/language/product-name.ts';

type Matches = Parameters<typeof absoluteUrl>[0];

/** A list of postings as schema.org data. */
export function postingListStructuredData(
  postings: readonly JobPostingCard[],
  matches: Matches,
): StructuredData {
  return {
    '@type': 'ItemList',
    itemListElement: postings.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(matches, paths.jobPosting(id)),
    })),
  };
}

/** A posting as a schema.org JobPosting: remote work with its budget. */
export function postingStructuredData(posting: JobPosting, matches: Matches): StructuredData {
  const { id, title, description, createdAt, closesAt, client, pricing, skills, categoryName } = posting;
  return {
    '@type': 'JobPosting',
    title,
    description,
    datePosted: createdAt,
    ...(closesAt && { validThrough: closesAt }),
    identifier: { '@type': 'PropertyValue', name: productName(), value: id },
    url: absoluteUrl(matches, paths.jobPosting(id)),
    employmentType: 'CONTRACTOR',
    jobLocationType: 'TELECOMMUTE',
    // Required by search engines for remote work.
    applicantLocationRequirements: { '@type': 'Country', name: 'Worldwide' },
    hiringOrganization: { '@type': 'Organization', name: client.displayName },
    occupationalCategory: categoryName,
    skills: skills.join(', '),
    directApply: true,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: currency(),
      value: {
        '@type': 'QuantitativeValue',
        minValue: (posting.budgetMinCents / 100).toFixed(2),
        maxValue: (posting.budgetMaxCents / 100).toFixed(2),
        ...(pricing === 'HOURLY' && { unitText: 'HOUR' }),
      },
    },
  };
}
