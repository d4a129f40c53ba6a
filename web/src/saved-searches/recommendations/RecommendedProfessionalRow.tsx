import { Trans, useLingui } from '@lingui/react/macro';
import type { RecommendedProfessional } from '@parley/contract/saved-searches/schemas.ts';
import { paths } from '../../paths.ts';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { FittingService } from '../../services/FittingService.tsx';
import { whenText } from '../../time/format.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { shortName } from '../../users/short-name.ts';

interface Props {
  service: RecommendedProfessional;
  heading: 'h2' | 'h3';
}

/** A professional the reader could talk to next: when both are free, why, and the invitation. */
export function RecommendedProfessionalRow({ service, heading }: Props) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const now = useNow();
  const { id, because, bothFreeAt, postingId, professional } = service;
  const when = bothFreeAt === null ? '' : whenText(bothFreeAt, zone, now);
  const name = shortName(professional.displayName);
  return (
    <FittingService
      service={service}
      because={because}
      heading={heading}
      time={
        bothFreeAt && (
          <p className="text-sm font-semibold text-time-ink tabular-nums">{t`You’re both free ${when}`}</p>
        )
      }
    >
      <div>
        <LinkButton
          kind="quiet"
          small
          to={paths.jobInvite(id, { postingId: postingId ?? undefined, startsAt: bothFreeAt ?? undefined })}
        >
          <Trans>Invite {name}</Trans>
        </LinkButton>
      </div>
    </FittingService>
  );
}
