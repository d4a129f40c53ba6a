import { initialsOf } from './initials.ts';

interface Props {
  name: string;
  url?: string | null;
  size?: 'xs' | 's' | 'm' | 'l';
}

/** A person's picture, or their initials. The name is next to it, so it has no alt text. */
export function Avatar({ name, url, size = 'm' }: Props) {
  const look = `face avatar ${size}`;
  if (url)
    return <img src={`${url}?width=${size === 'l' ? 480 : 128}`} alt="" loading="lazy" className={look} />;
  return (
    <span aria-hidden className={`${look} grid place-items-center`}>
      {initialsOf(name)}
    </span>
  );
}
