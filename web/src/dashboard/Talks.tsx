import type { Talk } from '@parley/contract/negotiations/schemas.ts';
import { isOpenTalk } from '@parley/contract/negotiations/states.ts';
import { TalkRow } from '../negotiations/TalkRow.tsx';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { Section } from '../ui/Section.tsx';
import { Unloaded } from '../ui/Unloaded.tsx';
import type { Side } from '../users/sides.ts';
import { OpenFirst } from './OpenFirst.tsx';

interface Props {
  title: string;
  talks: Result<Talk[]>;
  side: Side;
}

/** Talks that are still open; those that are over on request. Without any there is nothing to say. */
export function Talks({ title, talks, side }: Props) {
  const zone = useViewerZone();
  if (!talks.ok) {
    return (
      <Section title={title}>
        <Unloaded title="We could not load these talks" refusal={talks} />
      </Section>
    );
  }
  if (talks.data.length === 0) return null;
  return (
    <Section title={title}>
      <OpenFirst all={talks.data} isOpen={({ status }) => isOpenTalk(status)}>
        {(talk) => <TalkRow key={talk.id} talk={talk} side={side} zone={zone} />}
      </OpenFirst>
    </Section>
  );
}
