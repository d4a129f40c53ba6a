import { Button } from './Button.tsx';
import { FormMessage } from './FormMessage.tsx';

interface Props {
  form: { pending: boolean; message: string | null };
  saved: { isDirty: boolean; isSaved: boolean };
  label?: string;
}

/** The foot of a form that stays where it is: what went wrong, the button, and how its words stand. */
export function SaveRow({ form, saved, label = 'Save' }: Props) {
  return (
    <div className="grid justify-items-start gap-4">
      <FormMessage message={form.message} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" pending={form.pending}>
          {label}
        </Button>
        <output className="text-sm">
          {saved.isSaved && <span className="font-semibold text-good">Saved</span>}
          {saved.isDirty && <span className="text-ink-3">Not saved yet</span>}
        </output>
      </div>
    </div>
  );
}
