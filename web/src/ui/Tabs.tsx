import { NavLink } from 'react-router';

/** Sections of a page, each with its own address. */
export function Tabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { to: string; name: string; count?: number }[];
}) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line">
      <ul className="flex gap-6">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink
              end
              to={tab.to}
              className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent whitespace-nowrap text-ink-3 hover:text-ink hover:no-underline aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {tab.name}
              {tab.count !== undefined && <span className="num text-sm">{tab.count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
