import { MAX_REASON } from '@parley/contract/limits.ts';
import type { AdminUser } from '@parley/contract/users/schemas.ts';
import { call } from '../../platform/api.ts';
import { currentNow } from '../../platform/now.ts';
import { shortName } from '../../users/short-name.ts';
import { AskDialog, reasonSchema } from '../AskDialog.tsx';

interface Props {
  user: AdminUser;
  onChange: (user: AdminUser) => void;
  onClose: () => void;
}

/** Shuts somebody out, or lets them in again; either way they are told why. */
export function UserDialog(props: Props) {
  return props.user.disabledAt === null ? <Disable {...props} /> : <Enable {...props} />;
}

function Disable({ user, onChange, onClose }: Props) {
  const { id, displayName, runningJobs } = user;
  const name = shortName(displayName);
  return (
    <AskDialog
      title={`Disable ${displayName}`}
      about={
        <>
          {name} is logged out everywhere at once and cannot log in again. Their offers and open talks end,
          jobs that are not paid are cancelled, and paid ones are disputed, for an admin to decide.
          {runningJobs > 0 && (
            <b className="mt-2 block font-semibold text-ink">
              {runningJobs === 1
                ? '1 job of theirs is running.'
                : `${runningJobs} jobs of theirs are running.`}
            </b>
          )}
        </>
      }
      label="Your reason"
      help={`${name} reads it in a mail, and it is kept in the audit.`}
      max={MAX_REASON}
      schema={reasonSchema}
      send={(reason, again) =>
        call('POST /api/users/disable/:id', { params: { id }, body: { reason, ...again } })
      }
      done={(_, reason) => onChange({ ...user, disabledAt: currentNow(), disabledReason: reason })}
      confirm={`Disable ${name}`}
      kind="danger"
      onClose={onClose}
    />
  );
}

function Enable({ user, onChange, onClose }: Props) {
  const { id, displayName } = user;
  const name = shortName(displayName);
  return (
    <AskDialog
      title={`Enable ${displayName}`}
      about={`${name} can log in again and is told so by mail. Paid jobs that were waiting go on. Everything else that ended stays closed.`}
      label="Your reason"
      help="It is kept in the audit."
      max={MAX_REASON}
      schema={reasonSchema}
      send={(reason) => call('POST /api/users/enable/:id', { params: { id }, body: { reason } })}
      done={() => onChange({ ...user, disabledAt: null, disabledReason: null })}
      confirm={`Enable ${name}`}
      onClose={onClose}
    />
  );
}
