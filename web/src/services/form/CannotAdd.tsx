import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CanAdd } from '@parley/contract/services/schemas.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { reasonsText } from './can-add-reasons.ts';

/** What's missing before a service can be added, each with a link to fix it. */
export function CannotAdd({ reasons }: Pick<CanAdd, 'reasons'>) {
  const { t } = useLingui();
  const reasonTexts = reasonsText();
  const steps = reasons.length;
  const lead = plural(steps, {
    one: 'One step left before you can add a service.',
    other: '# steps left before you can add a service.',
  });
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader title={t`Add a service`} lead={lead} />
      <ol className="max-w-180 border-t-2 border-ink">
        {reasons.map((reason) => {
          const { what, why, to, action } = reasonTexts[reason];
          return (
            <li
              key={reason}
              className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-5"
            >
              <div className="min-w-0 flex-1 basis-72">
                <h2 className="text-xl">{what}</h2>
                <p className="mt-1.5 text-ink-2">{why}</p>
              </div>
              <LinkButton to={to}>{action}</LinkButton>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
