import { useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { detailOf } from '../../platform/form/detail-of.ts';
import type { Result } from '../../platform/result.ts';
import { control, FieldError } from '../../ui/form/Field.tsx';

interface Props {
  name: string;
  /** Answers once the new name is shown. */
  save: (name: string) => Promise<Result<unknown>>;
}

/** A name that is edited in its place: Enter or leaving the field saves, Escape keeps the old one. */
export function InlineName({ name, save }: Props) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (draft === null && wasEdited.current) button.current?.focus();
    wasEdited.current = draft !== null;
  }, [draft]);
  if (draft !== null) {
    return (
      <NameField name={name} draft={draft} onDraft={setDraft} save={save} onEnd={() => setDraft(null)} />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      title={t`Rename`}
      className="name -mx-1.5 inline-flex min-h-11 md:min-h-8 items-center gap-2 rounded-sm px-1.5 text-left wrap-anywhere hover:bg-well"
      onClick={() => setDraft(name)}
    >
      {name}
      <Pencil
        aria-hidden
        className="size-3.5 flex-none text-ink-3 opacity-0 in-[.name:hover]:opacity-100 in-[.name:focus-visible]:opacity-100 [@media(hover:none)]:opacity-100"
      />
    </button>
  );
}

interface FieldProps extends Props {
  draft: string;
  onDraft: (draft: string) => void;
  onEnd: () => void;
}

function NameField({ name, draft, onDraft, save, onEnd }: FieldProps) {
  const { t } = useLingui();
  const [error, setError] = useState('');
  const isSaving = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => input.current?.select(), []);

  async function submit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault();
    if (isSaving.current) return;
    if (draft.trim() === name) return onEnd();
    isSaving.current = true;
    const result = await save(draft.trim());
    isSaving.current = false;
    if (result.ok) return onEnd();
    setError(detailOf(result));
    input.current?.focus();
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="min-w-0">
      <input
        ref={input}
        aria-label={t`New name for ${name}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={id}
        className={`${control} max-w-100`}
        value={draft}
        autoComplete="off"
        onChange={({ target }) => {
          setError('');
          onDraft(target.value);
        }}
        onBlur={() => void submit()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onEnd();
        }}
      />
      <FieldError id={id} error={error} />
    </form>
  );
}
