import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import type { ReplyOf } from '../platform/api.ts';
import type { Result } from '../platform/result.ts';
import { RecommendedProfessionalRow } from '../saved-searches/recommendations/RecommendedProfessionalRow.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { Section } from '../ui/Section.tsx';

interface Props {
  professionals: Result<ReplyOf<'GET /api/recommendation/professional'>>;
}

/** The first of the professionals the client could talk to next; nothing where there are none. */
export function RecommendedProfessionals({ professionals }: Props) {
  const { t } = useLingui();
  if (professionals.ok && professionals.data.items.length === 0) return null;
  return (
    <Section
      title={t`Recommended for you`}
      end={
        <Link to={paths.recommendedProfessionals()} className="underline underline-offset-3">
          <Trans>All that fit you</Trans>
        </Link>
      }
    >
      {!professionals.ok && (
        <LoadError title={t`We couldn’t load the professionals`} refusal={professionals} />
      )}
      {professionals.ok && (
        <ul>
          {professionals.data.items.map((service) => (
            <RecommendedProfessionalRow key={service.id} service={service} heading="h3" />
          ))}
        </ul>
      )}
    </Section>
  );
}
