import type { PostingTemplate } from '@parley/contract/disciplines/schemas.ts';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';

export interface DisciplineHints {
  /** What a posting in the discipline may begin with. */
  template: PostingTemplate | null;
  /** How many services are in the category. */
  services: number | null;
}
const NONE: DisciplineHints = { template: null, services: null };

/** What helps to write a posting in a category; nothing is shown of what can't be read. */
export function useDisciplineHints({
  disciplineId,
  categoryId,
}: {
  disciplineId: string;
  categoryId: string;
}): DisciplineHints {
  const [hints, setHints] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    const show = (part: Partial<DisciplineHints>) =>
      isCurrent && setHints((before) => ({ ...before, ...part }));
    show({ services: null });
    if (categoryId) {
      void call('GET /api/service/all', { query: { categoryId, limit: '1' } }).then((found) =>
        show({ services: found.ok ? found.data.total : null }),
      );
    }
    return () => void (isCurrent = false);
  }, [categoryId]);
  useEffect(() => {
    let isCurrent = true;
    const show = (template: PostingTemplate | null) =>
      isCurrent && setHints((before) => ({ ...before, template }));
    show(null);
    if (disciplineId) {
      void call('GET /api/discipline/:id/template', { params: { id: disciplineId } }).then((found) =>
        show(found.ok ? found.data.template : null),
      );
    }
    return () => void (isCurrent = false);
  }, [disciplineId]);
  return hints;
}
