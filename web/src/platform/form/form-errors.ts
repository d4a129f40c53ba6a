import type { Fault } from '@parley/contract/refusals.ts';
import { translated } from '../language/i18n.ts';

/** What is wrong, by the field's name; `""` holds what belongs to no field. */
export type FieldErrors = Record<string, string>;

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** Faults of the contract's schema as the server would word them. */
export function faultsOf(issues: readonly Issue[]): Fault[] {
  return issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message: translated(message),
  }));
}

/** The first fault of each field. "images.0.alt" belongs to the field "images"; a path without a field to "". */
export function byField(faults: readonly Fault[], fields: readonly string[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of faults) {
    const dotted = path.replace(/^\//, '').replaceAll('/', '.');
    const field = fields.find((name) => dotted === name || dotted.startsWith(`${name}.`)) ?? '';
    errors[field] ??= message;
  }
  return errors;
}
