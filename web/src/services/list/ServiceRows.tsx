import type { Service } from '@parley/contract/services/schemas.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ratingText } from '../../users/rating-text.ts';
import { Price } from '../Price.tsx';
import { termsText } from '../price.ts';

/** The services of one professional, without hours, which are the same for all of them. */
export function ServiceRows({
  services,
  end,
}: {
  services: readonly Service[];
  /** At the end of a row, like an invite button. */
  end?: (service: Service) => ReactNode;
}) {
  return (
    <ul>
      {services.map((service) => (
        <li
          key={service.id}
          className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-4.5 last:border-0"
        >
          <div className="min-w-0 flex-1 basis-70">
            <h3>
              <Link to={paths.service(service.id)}>{service.title}</Link>
            </h3>
            <p className="mt-1 text-sm text-ink-3 tabular-nums">
              {service.categoryName} · {ratingText(service.rating)}
            </p>
          </div>
          <div className="max-w-full flex-none sm:text-right">
            <Price service={service} />
            <p className="text-sm text-ink-3">{termsText(service)}</p>
          </div>
          {end?.(service)}
        </li>
      ))}
    </ul>
  );
}
