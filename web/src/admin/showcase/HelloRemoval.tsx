import type { Hello } from '@parley/contract/showcase/schemas.ts';
import { lazy, Suspense } from 'react';
import { useUser } from '../../platform/session/session.ts';

const RemoveHello = lazy(() => import('./RemoveHello.tsx'));

interface Props {
  hello: Hello | null;
  person: { id: string; displayName: string };
}

/** For admins, the way to take a hello off a profile. */
export function HelloRemoval({ hello, person }: Props) {
  if (useUser()?.role !== 'ADMIN' || hello === null) return null;
  return (
    <Suspense fallback={null}>
      <RemoveHello person={person} />
    </Suspense>
  );
}
