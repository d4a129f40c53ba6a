import type { FieldError } from '@parley/contract/refusals.ts';
import { translated } from '../language/i18n.ts';

/** Error messages by field name; `""` is for the whole form. */
export type FieldErrors = Record<string, string>;

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** Converts zod issues to the errors that the server would send. */
export function faultsOf(issues: readonly Issue[]): FieldError[] {
  return issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message: translated(message),
  }));
}

/**
 * The first error of each field. "images.0.alt" belongs to the field "images", and stands under its own path, too; a path
 * without a field belongs to "".
 */
export function byField(faults: readonly FieldError[], fields: readonly string[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of faults) {
    const dotted = path.replace(/^\//, '').replaceAll('/', '.');
    const field = fields.find((name) => dotted === name || dotted.startsWith(`${name}.`)) ?? '';
    errors[field] ??= message;
    if (field !== '') errors[dotted] ??= message;
  }
  return errors;
}

/** Without what was wrong with a field or within it. */
export function withoutField(errors: FieldErrors, field: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => path !== field && !path.startsWith(`${field}.`)),
  );
}
