import { Trans, useLingui } from '@lingui/react/macro';
import type { Service } from '@parley/contract/services/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Tag } from '../ui/Tag.tsx';
import { ratingText } from '../users/rating-text.ts';
import { consultationText, priceText } from './price.ts';

/** One of the reader's services in a list, with a way to edit it. */
export function OwnServiceRow({ service }: { service: Service }) {
  const { t } = useLingui();
  const { id, title, active, rating } = service;
  return (
    <article className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-4 hover:bg-well/40">
      <div className="min-w-0">
        <h3 className="line-clamp-2">
          <Link to={paths.service(id)} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="text-sm text-ink-3 tabular-nums">
          {[
            priceText(service),
            consultationText(service.consultationMinutes, service.consultationPriceCents),
            ratingText(rating),
          ].join(' · ')}
        </p>
      </div>
      <div className="relative flex items-center gap-3">
        {!active && (
          <Tag>
            <Trans>Paused</Trans>
          </Tag>
        )}
        <LinkButton kind="quiet" small to={paths.editService(id)} aria-label={t`Edit ${title}`}>
          <Trans>Edit</Trans>
        </LinkButton>
      </div>
    </article>
  );
}
