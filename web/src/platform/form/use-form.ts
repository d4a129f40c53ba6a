import { t } from '@lingui/core/macro';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { clearDraft, hasDraft, saveDraft, readDraft } from './draft.ts';
import { byField, faultsOf, withoutField, type FieldErrors } from './form-errors.ts';
import { type Refused, type Result, NETWORK_ERROR } from '../result.ts';
import { detailOf } from './detail-of.ts';
import { showToast } from '../toasts.ts';
import { useEarlyInput } from './use-early-input.ts';

const stillUploading = () => t`A file is still uploading. Wait for it to finish, or remove it.`;

/** Why it failed, to those who have left the form while it was being sent; who is logged out is told so anyway. */
function sayElsewhere(refusal: Refused) {
  if (refusal.code !== 'unauthenticated')
    showToast({ heading: t`That didn’t go through`, text: detailOf(refusal) });
}

/** Of a list that is marked as a whole, the field within that is wrong. */
const FIRST_INVALID = '[aria-invalid="true"], [data-invalid="true"]:not(:has([aria-invalid="true"]))';

/** The part of a zod schema that a form needs; zod itself is loaded when the form first gets focus. */
interface Schema<Out> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Out }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

interface Options<V extends object, Out, T> {
  initial: V;
  /** The contract's schema: `async () => (await import('@parley/contract/auth/schemas.ts')).Login`. */
  schema: () => Promise<Schema<Out>>;
  /** Maps the fields to the schema's input if they differ. Its paths must start with the fields' names. */
  read?: (values: V) => unknown;
  send: (input: Out) => Promise<Result<T>>;
  /** Called with the reply, the whole result, and the request body. */
  done?: (reply: T, result: Result<T>, sent: Out) => unknown;
  /** Called with a refusal's code and fields first; true means that it is handled and nothing is shown. */
  refused?: (code: string, errors: Refused['errors']) => boolean;
  /** Keeps a draft under this name until it is sent. */
  draft?: string;
}

/** The props of a form control in `ui/`. */
export interface FieldProps<T> {
  name: string;
  value: T;
  onChange: (value: T) => void;
  error: string | undefined;
}

/** A form validated by a contract schema: shows errors at the fields, focuses the first invalid one, prevents double submits. */
export function useForm<V extends object, Out, T>(options: Options<V, Out, T>) {
  const { draft } = options;
  const [values, setValues] = useState(() => (draft ? readDraft(draft, options.initial) : options.initial));
  const [fromDraft, setFromDraft] = useState(() => draft !== undefined && hasDraft(draft));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const focusNext = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  useEarlyInput(options.initial, (typed) => setValues((before) => ({ ...before, ...typed })));

  useEffect(() => {
    if (!focusNext.current || Object.keys(errors).length === 0) return;
    focusNext.current = false;
    form.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus();
  }, [errors]);

  function set<K extends keyof V>(name: K, value: V[K]) {
    setValues((before) => {
      const next = { ...before, [name]: value };
      if (draft) saveDraft(draft, next);
      return next;
    });
    setErrors((before) => withoutField(before, String(name)));
    // The upload may have finished by now; if not, submitting shows the message again.
    setMessage((before) => (before === stillUploading() ? null : before));
  }

  function show(faults: FieldErrors, sentence: string | null) {
    focusNext.current = true;
    setErrors(faults);
    setMessage(faults[''] ?? sentence);
  }

  async function attempt() {
    const fields = Object.keys(values);
    const schema = await options.schema().catch(() => null);
    if (!schema) return show({}, NETWORK_ERROR.message);
    const read = schema.safeParse(options.read ? options.read(values) : values);
    if (!read.success) return show(byField(faultsOf(read.error.issues), fields), null);
    setMessage(null);
    setErrors({});
    const result = await options.send(read.data);
    if (!result.ok) {
      if (isGone.current) return sayElsewhere(result);
      if (!options.refused?.(result.code, result.errors))
        show(byField(result.errors, fields), result.message);
      return;
    }
    forget();
    await options.done?.(result.data, result, read.data);
  }

  async function submit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault();
    if (sending.current) return;
    // Submitting now would leave out the file.
    if (form.current?.querySelector('[data-uploading]')) return setMessage(stillUploading());
    sending.current = true;
    setPending(true);
    try {
      await attempt();
    } finally {
      sending.current = false;
      setPending(false);
    }
  }

  function forget() {
    if (draft) clearDraft(draft);
    setFromDraft(false);
  }

  return {
    values,
    set,
    /** The message for the whole form, or null. */
    message,
    setMessage,
    errors,
    /** Sets one field's error, for refusals that don't name the field. */
    fail: (name: keyof V & string, sentence: string) => show({ [name]: sentence }, null),
    pending,
    submit,
    /** Shows other values in place of what is there, with nothing wrong about them. */
    replace: (next: V) => {
      setValues(next);
      setErrors({});
      setMessage(null);
    },
    /** Whether the form was restored from a draft. */
    fromDraft,
    /** Resets the form and clears its draft. */
    reset: () => {
      forget();
      setValues(options.initial);
      setErrors({});
      setMessage(null);
    },
    field: <K extends keyof V & string>(name: K): FieldProps<V[K]> => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      error: errors[name],
    }),
    /** Props for the `<form>`. `post`, so that a submit before hydration doesn't put the fields into the URL. */
    props: {
      ref: form,
      noValidate: true,
      method: 'post' as const,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
      // Preloads the schema once the press is painted that gave the focus; submitting reports a failure.
      onFocus: () => requestAnimationFrame(() => setTimeout(() => void options.schema().catch(() => null))),
    },
  };
}
