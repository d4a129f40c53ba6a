import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { Field, type LabelProps } from './Field.tsx';
import { isComposing } from '../use-shortcuts.ts';

type Props = FieldProps<string[]> & LabelProps & { suggestions?: readonly string[]; placeholder?: string };

/** A tag input: Enter or a comma adds a tag, Backspace in the empty field removes the last one. */
export function TagInput({
  label,
  help,
  optional,
  error,
  name,
  value,
  onChange,
  suggestions = [],
  placeholder,
}: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useId();

  function add(text: string) {
    const words = text.split(',').map((word) => word.trim());
    const fresh = words.filter(
      (word) => word !== '' && !value.some((had) => had.toLowerCase() === word.toLowerCase()),
    );
    if (fresh.length > 0) onChange([...value, ...new Set(fresh)]);
    setTyped('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1));
  }

  function remove(word: string) {
    onChange(value.filter((other) => other !== word));
    input.current?.focus();
  }

  return (
    <Field label={label} help={help} optional={optional} error={error}>
      {(controlProps) => (
        <div className="flex min-h-11 flex-wrap items-center gap-2 rounded-md border border-line-strong bg-sheet px-2 py-1 outline-offset-3 outline-time has-aria-invalid:border-bad has-[input:focus-visible]:outline-2">
          {value.map((word) => (
            <span
              key={word}
              className="inline-flex min-h-9 max-w-full items-center md:min-h-7 rounded-full bg-well pl-3 text-sm"
            >
              <span className="truncate" title={word}>
                {word}
              </span>
              <button
                type="button"
                aria-label={t`Remove ${word}`}
                className="-my-1 grid size-11 shrink-0 md:my-0 md:size-7 place-items-center rounded-full text-ink-3 hover:text-ink"
                onClick={() => remove(word)}
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </span>
          ))}
          <input
            {...controlProps}
            ref={input}
            name={name}
            list={list}
            value={typed}
            autoComplete="off"
            placeholder={value.length === 0 ? placeholder : undefined}
            dir="auto"
            className="min-h-11 min-w-32 md:min-h-7 flex-1 px-1.5 outline-none"
            onChange={({ target }) =>
              target.value.includes(',') ? add(target.value) : setTyped(target.value)
            }
            onKeyDown={onKeyDown}
            onBlur={() => add(typed)}
          />
          <datalist id={list}>
            {suggestions.map((word) => (
              <option key={word} value={word}>
                {word}
              </option>
            ))}
          </datalist>
        </div>
      )}
    </Field>
  );
}
