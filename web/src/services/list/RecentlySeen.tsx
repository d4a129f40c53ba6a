import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { useBlockedIds } from '../../users/blocks/use-blocks.ts';
import { forgetSeen, useSeenServices } from '../seen-services.ts';

/** The services that were last looked at in this browser; nothing before the first. */
export function RecentlySeen() {
  const { t } = useLingui();
  const blocked = useBlockedIds();
  const services = useSeenServices().filter(({ professionalId }) => !blocked.includes(professionalId));
  if (services.length === 0) return null;
  return (
    <div className="mt-14">
      <Section
        title={t`Recently seen`}
        end={
          <Button kind="plain" small onClick={forgetSeen}>
            <Trans>Clear</Trans>
          </Button>
        }
      >
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {services.map(({ id, title, name, avatarUrl }) => (
            <li key={id} className="relative flex min-w-0 items-center gap-3 border-b border-line py-3">
              <Avatar name={name} url={avatarUrl} size="s" />
              <p className="min-w-0 text-sm leading-snug wrap-anywhere">
                <Link
                  to={paths.service(id)}
                  className="line-clamp-2 font-semibold after:absolute after:inset-0"
                >
                  {title}
                </Link>
                <span className="text-ink-3">{name}</span>
              </p>
            </li>
          ))}
        </ul>
        <p className="pt-3 text-sm text-ink-3">
          <Trans>Only this browser remembers them.</Trans>
        </p>
      </Section>
    </div>
  );
}
