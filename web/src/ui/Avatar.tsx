import { initialsOf } from './initials.ts';

interface Props {
  name: string;
  url?: string | null;
  size?: 'xs' | 's' | 'm' | 'l';
}

// Initials grow with the text until they fill their circle.
const sizes = {
  xs: 'size-7 text-[min(0.78125rem,13px)]',
  s: 'size-9 text-[min(0.84375rem,16px)]',
  m: 'size-11 text-[min(0.9375rem,20px)]',
  l: 'size-20 text-[min(1.75rem,36px)]',
};

/** A person's picture, or their initials. The name is next to it, so it has no alt text. */
export function Avatar({ name, url, size = 'm' }: Props) {
  const shape = `face ${sizes[size]} shrink-0 rounded-full`;
  if (url)
    return (
      <img
        src={`${url}?width=${size === 'l' ? 480 : 128}`}
        alt=""
        loading="lazy"
        className={`${shape} bg-well object-cover`}
      />
    );
  return (
    <span
      aria-hidden
      className={`${shape} grid place-items-center bg-well font-display leading-none font-semibold text-ink-2`}
    >
      {initialsOf(name)}
    </span>
  );
}
