import { useLingui } from '@lingui/react/macro';
import { Tag } from './Tag.tsx';

/** Skills as plain text; renders nothing without any. */
export function SkillTags({ skills }: { skills: readonly string[] }) {
  const { t } = useLingui();
  if (skills.length === 0) return null;
  return (
    <ul aria-label={t`Skills`} className="flex flex-wrap gap-1.5">
      {skills.map((skill) => (
        <li key={skill} className="max-w-full">
          <Tag>{skill}</Tag>
        </li>
      ))}
    </ul>
  );
}
