import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export const iconButton = 'icon-button';

type LabelledProps = { label: string };

/** A round icon button; its label is its accessible name and tooltip. */
export function IconButton({ label, ...rest }: LabelledProps & ComponentProps<'button'>) {
  return <button type="button" aria-label={label} title={label} className={iconButton} {...rest} />;
}

/** The same as a link. */
export function IconLink({ label, ...rest }: LabelledProps & ComponentProps<typeof Link>) {
  return <Link aria-label={label} title={label} className={iconButton} {...rest} />;
}
