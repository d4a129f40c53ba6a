import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '../platform/toasts.ts';
import { useUser } from '../platform/session/session.ts';
import { Menu } from '../ui/overlay/Menu.tsx';
import { unblock } from '../users/blocks/store.ts';
import { useBlockedIds } from '../users/blocks/use-blocks.ts';
import { shortName } from '../users/short-name.ts';
import { reportLabel } from './report-labels.ts';
import type { ReportSubject } from './ReportDialog.tsx';

// Rarely opened: fetched when they are.
const BlockDialog = lazy(() => import('../users/blocks/BlockDialog.tsx'));
const ReportDialog = lazy(() => import('./ReportDialog.tsx'));

interface Props {
  /** Whose profile, service, posting, negotiation or chat it is. */
  person: { id: string; displayName: string };
  /** What can be reported here; the person unless given. */
  subject?: ReportSubject;
  buttonClass?: string;
}

/** Blocks a person and reports what is theirs. Not for visitors, admins, or what is one's own. */
export function SafetyMenu({ person, subject = { type: 'person', id: person.id }, buttonClass }: Props) {
  const { t } = useLingui();
  const user = useUser();
  const isBlocked = useBlockedIds().includes(person.id);
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<'block' | 'report' | null>(null);
  if (user === null || user.role === 'ADMIN' || user.id === person.id) return null;
  const name = shortName(person.displayName);
  const close = () => setOpened(null);
  async function lift() {
    const refusal = await unblock(person.id);
    if (refusal === null) await revalidate();
    showToast({ heading: t`Blocked people`, text: refusal ?? t`You unblocked ${name}.` });
  }
  return (
    <>
      <Menu
        label={t`More about ${name}`}
        button={<Ellipsis aria-hidden />}
        buttonClass={buttonClass}
        items={[
          isBlocked
            ? { label: t`Unblock ${name}`, onPick: () => void lift() }
            : { label: t`Block ${name}`, onPick: () => setOpened('block') },
          { label: reportLabel(subject.type, name), onPick: () => setOpened('report') },
        ]}
      />
      <Suspense fallback={null}>
        {opened === 'block' && <BlockDialog personId={person.id} name={name} onClose={close} />}
        {opened === 'report' && <ReportDialog subject={subject} name={name} onClose={close} />}
      </Suspense>
    </>
  );
}
