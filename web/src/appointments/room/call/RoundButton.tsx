import type { ComponentProps } from 'react';

interface RoundProps extends ComponentProps<'button'> {
  label: string;
  /** The key that does the same. */
  letter?: string | null;
  /** Stands out: a device is off, or the screen is shared. */
  isOff?: boolean;
  small?: boolean;
}

/** A button of the call: an icon with a name. */
export function RoundButton({ label, letter = null, isOff = false, small = false, ...rest }: RoundProps) {
  const name = letter === null ? label : `${label} (${letter})`;
  const look = isOff ? 'bg-ink text-on-ink hover:bg-ink-2' : 'bg-well text-ink hover:bg-line';
  const size = small ? 'size-11 low:size-9' : 'size-12 low:size-10';
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-keyshortcuts={letter?.toLowerCase()}
      {...rest}
      className={`relative grid ${size} place-items-center rounded-full transition-colors aria-pressed:inset-ring-2 aria-pressed:inset-ring-time duration-(--swift) [&_svg]:size-5 ${look}`}
    />
  );
}
