import { useLingui } from '@lingui/react/macro';
import type { Need } from '@parley/contract/dashboard/schemas.ts';
import type { Result } from '../../platform/result.ts';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { nearDay } from '../../time/format.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { Section } from '../../ui/Section.tsx';

/** The consultations whose money waits for a decision, the next to end without one first; nothing where there are none. */
export function ContestedConsultations({ loaded }: { loaded: Result<Need[]> }) {
  const { t } = useLingui();
  const [zone, now] = [useViewerZone(), useNow()];
  if (!loaded.ok)
    return <LoadError title={t`We couldn’t load the contested consultations`} refusal={loaded} />;
  if (loaded.data.length === 0) return null;
  return (
    <div id="contested">
      <Section title={t`Contested consultations`} strong>
        <ul>
          {loaded.data.map(({ text, detail, action, url, dueAt }) => {
            const day = dueAt && nearDay(dueAt, zone, now);
            return (
              <li
                key={`${url} ${dueAt}`}
                className="grid items-center gap-x-5 gap-y-2 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]"
              >
                <div className="min-w-0">
                  <h3 className="text-base wrap-anywhere">{text}</h3>
                  <p className="text-sm wrap-anywhere text-ink-3 tabular-nums">
                    {day ? t`${detail} · as recorded from ${day}` : detail}
                  </p>
                </div>
                <span>
                  <LinkButton small kind="quiet" to={url}>
                    {action}
                  </LinkButton>
                </span>
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
}
