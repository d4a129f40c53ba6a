import { useState, useSyncExternalStore } from 'react';
import { readDraft, saveDraft } from '../../platform/form/draft.ts';
import { currentNow } from '../../platform/now.ts';

interface Picks {
  times: string[];
}

/** The draft name of what was picked on a service's page. */
export const picksDraft = (serviceId: string) => `times ${serviceId}`;

/** The times picked on a service's page, which are still picked after Back and a reload. */
export function usePicks(serviceId: string): [string[], (times: string[]) => void] {
  const [picked, setPicked] = useState<(Picks & { serviceId: string }) | null>(null);
  const kept = useKept(serviceId);
  const pick = (times: string[]) => {
    setPicked({ serviceId, times });
    saveDraft(picksDraft(serviceId), { times });
  };
  return [picked?.serviceId === serviceId ? picked.times : kept, pick];
}

/** What was picked before; nothing while the server's page is taken over, which can't know it. */
function useKept(serviceId: string): string[] {
  const all = useSyncExternalStore(never, () => read(serviceId), nothing);
  return all === '' ? [] : all.split(' ').filter((time) => time > currentNow());
}

const never = () => () => {};
const nothing = () => '';
/** As one text, which is the same as before as long as the times are. */
const read = (serviceId: string) => readDraft<Picks>(picksDraft(serviceId), { times: [] }).times.join(' ');
