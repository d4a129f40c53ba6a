import { type DragEvent, type PropsWithChildren, useState } from 'react';

type Props = PropsWithChildren<{ onAdd: (files: readonly File[]) => void }>;

/** Files may be dropped anywhere on the chat; the other ways to add them are at the place to write. */
export function DropFiles({ onAdd, children }: Props) {
  const [isOver, setOver] = useState(false);
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is && event.dataTransfer.types.includes('Files'));
  };
  return (
    // Who has no mouse uses the button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="relative flex h-full min-h-0 min-w-0 flex-col"
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        onAdd(Array.from(event.dataTransfer.files));
      }}
    >
      {children}
      {isOver && (
        <p className="pointer-events-none absolute inset-0 z-20 grid place-items-center rounded-lg border-2 border-dashed border-ink bg-paper/85 font-display text-xl">
          Drop to add
        </p>
      )}
    </div>
  );
}
