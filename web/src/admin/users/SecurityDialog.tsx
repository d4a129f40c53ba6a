import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminUser } from '@parley/contract/users/schemas.ts';
import { useEffect, useState } from 'react';
import { ActivityList, type ActivityPage } from '../../auth/security/ActivityList.tsx';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { shortName } from '../../users/short-name.ts';
import { ReasonForm } from '../PromptDialog.tsx';

/** The security log of an account, and signing its owner out everywhere. */
export function SecurityDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { t } = useLingui();
  const { id, displayName } = user;
  const name = shortName(displayName);
  const [activity, setActivity] = useState<Result<ActivityPage> | null>(null);
  const [reads, setReads] = useState(0);
  const read = (cursor?: string) =>
    call('GET /api/users/admin/:id/activity', { params: { id }, query: { cursor } });

  useEffect(() => {
    let isGone = false;
    void call('GET /api/users/admin/:id/activity', { params: { id }, query: {} }).then((result) => {
      if (!isGone) setActivity(result);
    });
    return () => {
      isGone = true;
    };
  }, [id, reads]);

  return (
    <Dialog open wide onClose={onClose} title={t`Security of ${displayName}`}>
      <section aria-label={t`Sign ${name} out`} className="mb-8">
        <p className="mb-4 text-pretty text-ink-2">
          <Trans>
            {name} is signed out of every browser right away and can sign in again with their password. Their
            API keys are revoked.
          </Trans>
        </p>
        <ReasonForm
          draft={`end sessions ${id}`}
          help={t`Kept in the audit log.`}
          send={(reason) =>
            call('POST /api/users/admin/:id/sessions/end', { params: { id }, body: { reason } })
          }
          done={() => setReads((before) => before + 1)}
          confirm={t`Sign ${name} out everywhere`}
          kind="danger"
        />
      </section>
      <h3 className="border-b border-line pb-3 text-lg">
        <Trans>Security activity</Trans>
      </h3>
      <Activity of={id} activity={activity} read={read} />
    </Dialog>
  );
}

interface ActivityProps {
  of: string;
  activity: Result<ActivityPage> | null;
  read: (cursor: string) => Promise<Result<ActivityPage>>;
}

function Activity({ of, activity, read }: ActivityProps) {
  const { t } = useLingui();
  if (activity === null) return <SkeletonLines />;
  if (!activity.ok) return <LoadError title={t`We couldn’t load the activity`} refusal={activity} />;
  return <ActivityList first={activity.data} read={read} of={of} />;
}
