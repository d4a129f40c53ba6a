import { useState, useSyncExternalStore } from 'react';
import { useNavigationType } from 'react-router';
import { readDraft, saveDraft } from '../../platform/form/draft.ts';
import { currentNow, useNow } from '../../platform/now.ts';

interface Picks {
  times: string[];
}

/** The draft name of what was picked on a service's page. */
export const picksDraft = (serviceId: string) => `times ${serviceId}`;

/**
 * The times picked on a service's page, which are still picked after Back and a reload; before any is, the one that was
 * pressed in the list that led here.
 */
export function usePicks(
  serviceId: string,
  pressed: string | null = null,
): [string[], (times: string[]) => void] {
  const [picked, setPicked] = useState<(Picks & { serviceId: string }) | null>(null);
  const kept = useKept(serviceId);
  const isLedHere = useNavigationType() !== 'POP';
  const now = useNow();
  const isPressed = pressed !== null && pressed > now && (isLedHere || kept.length === 0);
  const pick = (times: string[]) => {
    setPicked({ serviceId, times });
    saveDraft(picksDraft(serviceId), { times });
  };
  return [picked?.serviceId === serviceId ? picked.times : isPressed ? [pressed] : kept, pick];
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
