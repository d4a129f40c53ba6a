import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import type { ResolutionAnswer } from '@parley/contract/resolutions/states.ts';
import { useState } from 'react';

/** What is suggested: how the held money is parted, or a new due date. */
export type Subject = 'money' | 'due_date';
type Open =
  | { kind: 'suggest'; subject: Subject }
  | { kind: 'answer'; action: ResolutionAnswer; resolution: Resolution };

/** Which dialog about settling a job is open. */
export function useSettling() {
  const [open, setOpen] = useState<Open | null>(null);
  return {
    open,
    suggest: (subject: Subject) => setOpen({ kind: 'suggest', subject }),
    answer: (resolution: Resolution, action: ResolutionAnswer) =>
      setOpen({ kind: 'answer', action, resolution }),
    close: () => setOpen(null),
  };
}
export type Settling = ReturnType<typeof useSettling>;
