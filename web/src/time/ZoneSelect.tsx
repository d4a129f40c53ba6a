import type { FieldProps } from '../platform/form/use-form.ts';
import type { LabelProps } from '../ui/form/Field.tsx';
import { Select } from '../ui/form/Select.tsx';
import { zoneOptions } from './zones.ts';

/** A select with all time zones. */
export function ZoneSelect(props: FieldProps<string> & LabelProps) {
  return <Select {...props} options={zoneOptions(props.value)} />;
}
