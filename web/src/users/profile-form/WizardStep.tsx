import { Trans } from '@lingui/react/macro';
import type { Availability } from '@parley/contract/availability/schemas.ts';
import type { Me, OwnProfile } from '@parley/contract/users/schemas.ts';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { SubmitBar } from '../../ui/form/SubmitBar.tsx';

/** The data that every wizard step needs. */
export interface Wizard {
  me: Me;
  profile: OwnProfile;
  hours: Availability;
}

interface StepHeaderProps {
  title: string;
  children: ReactNode;
}

export function StepHeader({ title, children }: StepHeaderProps) {
  return (
    <header>
      <h2 tabIndex={-1} className="outline-none">
        {title}
      </h2>
      <p className="mt-2 max-w-[56ch] text-pretty text-ink-3">{children}</p>
    </header>
  );
}

interface StepFooterProps {
  form: { pending: boolean; message: string | null };
  back?: 'work' | 'details' | 'hours';
  children?: ReactNode;
}

/** The buttons to the next and previous step. */
export function StepFooter({ form, back, children }: StepFooterProps) {
  return (
    <SubmitBar message={form.message}>
      <Button type="submit" pending={form.pending}>
        <Trans>Save and continue</Trans>
      </Button>
      {back && (
        <LinkButton kind="plain" to={paths.profileInit(back)}>
          <Trans>Back</Trans>
        </LinkButton>
      )}
      {children}
    </SubmitBar>
  );
}
