import { Trans, useLingui } from '@lingui/react/macro';
import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Section } from '../../ui/Section.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { RULE_NAMES } from './rule-names.ts';
import { SignUpDialog } from './SignUpDialog.tsx';

/** Who may join, and invitations for those who otherwise couldn't. */
export function SignUp({ settings }: { settings: InstallationSettings }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'rules' | 'invite' | null>(null);
  const { client, professional, domains } = settings.signUp;
  const close = () => setOpen(null);
  return (
    <Section
      title={t`Who can join`}
      end={
        <span className="flex flex-wrap gap-2">
          <Button small kind="quiet" onClick={() => setOpen('invite')}>
            <Trans>Create an invitation link</Trans>
          </Button>
          <Button small kind="quiet" onClick={() => setOpen('rules')}>
            <Trans>Change who can join</Trans>
          </Button>
        </span>
      }
    >
      <DescriptionList
        facts={[
          [t`Clients`, t(RULE_NAMES[client])],
          [t`Professionals`, t(RULE_NAMES[professional])],
          [t`Email domains`, domains.join(', ')],
        ]}
      />
      {open === 'rules' && <SignUpDialog settings={settings} onClose={close} />}
      {open === 'invite' && <InviteDialog settings={settings} onClose={close} />}
    </Section>
  );
}
