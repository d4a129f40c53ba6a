import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { SubmitBar } from './SubmitBar.tsx';

interface Props {
  form: { pending: boolean; message: string | null };
  saved: { isDirty: boolean; isSaved: boolean };
  label?: string;
  /** Beside the button: a way out. */
  children?: ReactNode;
}

/** The foot of a form that stays where it is: what went wrong, the button, and how its words stand. */
export function SaveRow({ form, saved, label = 'Save', children }: Props) {
  return (
    <SubmitBar message={form.message}>
      <Button type="submit" pending={form.pending}>
        {label}
      </Button>
      {children}
      <output className="text-sm">
        {saved.isSaved && <span className="font-semibold text-good">Saved</span>}
        {saved.isDirty && <span className="text-ink-3">Not saved yet</span>}
      </output>
    </SubmitBar>
  );
}
