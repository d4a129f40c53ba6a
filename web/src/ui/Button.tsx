import { type ComponentProps, lazy, type ReactNode, Suspense, useId } from 'react';
import { Link } from 'react-router';

// Loaded with the first button that is disabled.
const DisabledReason = lazy(() => import('./overlay/DisabledReason.tsx'));

export type ButtonKind = 'strong' | 'quiet' | 'time' | 'danger' | 'plain';
interface ButtonStyle {
  kind?: ButtonKind;
  small?: boolean;
  /** Full width. */
  wide?: boolean;
  icon?: ReactNode;
}

/** As `styles/button.css` draws it. */
const look = ({ kind = 'strong', small, wide }: ButtonStyle) =>
  `button ${kind} ${small ? 'small' : ''} ${wide ? 'wide' : ''}`;

type ButtonProps = ButtonStyle &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    /** In progress: the button keeps its size and ignores further clicks. */
    pending?: boolean;
    /** Why it's disabled now: by a rule of the contract, in the words of its refusal. It keeps its place and the focus. */
    disabledBecause?: string | null;
  };

/** A button that keeps its focus while it works, and says why when it cannot. */
export function Button({
  kind,
  small,
  wide,
  icon,
  pending,
  disabledBecause,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const off = pending === true || Boolean(disabledBecause);
  const reason = useId();
  return (
    <>
      <button
        type="button"
        {...rest}
        className={look({ kind, small, wide })}
        aria-disabled={off || undefined}
        aria-describedby={disabledBecause ? reason : rest['aria-describedby']}
        aria-busy={pending || undefined}
        onClick={(event) => {
          if (off) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {pending && <Spinner />}
        {icon}
        {children}
      </button>
      {disabledBecause && (
        <Suspense>
          <DisabledReason id={reason}>{disabledBecause}</DisabledReason>
        </Suspense>
      )}
    </>
  );
}

/** A link that looks like a button, for navigation. */
export function LinkButton({
  kind,
  small,
  wide,
  icon,
  children,
  ...rest
}: ButtonStyle & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={look({ kind, small, wide })}>
      {icon}
      {children}
    </Link>
  );
}

/** A spinner over the label, which keeps its size and stays readable for screen readers. */
function Spinner() {
  return (
    <span
      aria-hidden
      className="absolute size-3.5 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
