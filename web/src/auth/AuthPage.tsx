import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Below the form: a link to the alternative, like logging in. */
  footer?: ReactNode;
  children: ReactNode;
}

/** One narrow column for everything around logging in. */
export function AuthPage({ title, lead, footer, children }: Props) {
  return (
    <div className="column">
      <div className="mx-auto grid max-w-110 gap-7 pt-10 md:pt-16">
        <header>
          <h1>{title}</h1>
          {lead && <p className="mt-3 text-lg text-pretty text-ink-2">{lead}</p>}
        </header>
        {children}
        {footer && <footer className="border-t border-line pt-5 text-ink-3">{footer}</footer>}
      </div>
    </div>
  );
}

export const inlineLink = 'font-semibold text-ink underline underline-offset-3';
