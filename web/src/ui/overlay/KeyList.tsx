/** Keyboard shortcuts, each with what it does. */
export function KeyList({ keys }: { keys: readonly (readonly [key: string, name: string])[] }) {
  return (
    <dl className="mb-6 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5">
      {keys.map(([key, name]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="grid h-8 min-w-8 place-items-center rounded-sm border border-line-strong bg-well px-2 font-semibold">
              {key}
            </kbd>
          </dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  );
}
