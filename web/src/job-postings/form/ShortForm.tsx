import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { MAX_DESCRIPTION } from '@parley/contract/limits.ts';
import { totalText } from '@parley/contract/numbers.ts';
import { type ReactNode, useId } from 'react';
import { CategoryFields } from '../../disciplines/CategoryFields.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { BudgetChoice } from './BudgetChoice.tsx';
import type { DisciplineHints } from './use-discipline-hints.ts';
import type { PostingForm } from './use-posting-form.ts';

interface Props {
  form: Pick<PostingForm, 'field' | 'values' | 'set'>;
  disciplines: readonly Discipline[];
  hints: DisciplineHints;
}

/** A posting in three steps: the kind of work, a sentence or two, a budget. */
export function ShortForm({ form, disciplines, hints: { template, services } }: Props) {
  const { t } = useLingui();
  return (
    <>
      <Step number={1} title={t`What kind of work is it?`}>
        <CategoryFields
          disciplines={disciplines}
          discipline={form.field('disciplineId')}
          category={form.field('categoryId')}
        />
        <p aria-live="polite" className="text-sm text-ink-3">
          {services !== null && <ServiceCount count={services} />}
        </p>
      </Step>
      <Step number={2} title={t`What do you need?`}>
        <TextArea
          label={t`In a sentence or two`}
          help={t`The first sentence becomes the title. You can change everything later.`}
          rows={4}
          max={MAX_DESCRIPTION}
          placeholder={template?.description}
          {...form.field('description')}
        />
        {template && form.values.description === '' && (
          <div>
            <Button small kind="quiet" onClick={() => form.set('description', template.description)}>
              <Trans>Start from this template</Trans>
            </Button>
          </div>
        )}
      </Step>
      <Step number={3} title={t`What’s your budget?`}>
        <BudgetChoice form={form} />
      </Step>
    </>
  );
}

function ServiceCount({ count }: { count: number }) {
  const shown = totalText(count);
  if (count === 0) return <Trans>No services in this category yet. Proposals may take longer.</Trans>;
  return (
    <Plural
      value={count}
      one="# service in this category. You can invite its professional once you’ve posted."
      other={`${shown} services in this category. You can invite their professionals once you’ve posted.`}
    />
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[32px_minmax(0,1fr)] gap-x-4.5 border-t border-line pt-6 max-sm:gap-x-3"
    >
      <span
        aria-hidden
        className="grid size-8 place-items-center text-[min(0.9375rem,20px)] rounded-md border border-line-strong font-display font-bold text-ink-2 tabular-nums"
      >
        {number}
      </span>
      <div className="grid min-w-0 gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
