import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { whyNotDisable } from '@parley/contract/users/rules.ts';
import type { AdminUser } from '@parley/contract/users/schemas.ts';
import { call } from '../../platform/api.ts';
import { currentNow } from '../../platform/now.ts';
import { shortName } from '../../users/short-name.ts';
import { ReasonDialog } from '../PromptDialog.tsx';

interface Props {
  user: AdminUser;
  onChange: (user: AdminUser) => void;
  onClose: () => void;
}

/** Disables or enables an account; its owner is notified either way. */
export function UserDialog(props: Props) {
  return whyNotDisable(props.user) === null ? <Disable {...props} /> : <Enable {...props} />;
}

function Disable({ user, onChange, onClose }: Props) {
  const { t } = useLingui();
  const { id, displayName, runningJobs, bouncedAt } = user;
  const name = shortName(displayName);
  return (
    <ReasonDialog
      draft={`disable ${id}`}
      title={t`Disable ${displayName}`}
      about={
        <>
          <Trans>
            {name} is signed out everywhere right away and can’t sign in again. Their services, postings, open
            proposals and invitations end, unpaid jobs are canceled, and paid jobs go to dispute for an admin
            to decide.
          </Trans>
          {runningJobs > 0 && (
            <b className="mt-2 block font-semibold text-ink">
              <Plural
                value={runningJobs}
                one="They have # job in progress."
                other="They have # jobs in progress."
              />
            </b>
          )}
        </>
      }
      help={
        bouncedAt === null
          ? t`Emailed to ${name} and kept in the audit log.`
          : t`Kept in the audit log. Emails to ${name} bounce, so they won’t read it.`
      }
      send={(reason, again) =>
        call('POST /api/users/disable/:id', { params: { id }, body: { reason, ...again } })
      }
      done={(_, reason) => onChange({ ...user, disabledAt: currentNow(), disabledReason: reason })}
      confirm={t`Disable ${name}`}
      kind="danger"
      onClose={onClose}
    />
  );
}

function Enable({ user, onChange, onClose }: Props) {
  const { t } = useLingui();
  const { id, displayName, bouncedAt } = user;
  const name = shortName(displayName);
  return (
    <ReasonDialog
      draft={`enable ${id}`}
      title={t`Enable ${displayName}`}
      about={
        bouncedAt === null
          ? t`${name} can sign in again, and we’ll email them. Paused paid jobs resume; everything else that ended stays closed.`
          : t`${name} can sign in again, but emails to them bounce, so we can’t tell them. Paused paid jobs resume; everything else that ended stays closed.`
      }
      help={t`Kept in the audit log.`}
      send={(reason) => call('POST /api/users/enable/:id', { params: { id }, body: { reason } })}
      done={() => onChange({ ...user, disabledAt: null, disabledReason: null })}
      confirm={t`Enable ${name}`}
      onClose={onClose}
    />
  );
}
