interface Props {
  label: string;
  isChecked: boolean;
  /** Some, but not all. */
  isMixed?: boolean;
  onToggle: (isRange: boolean) => void;
}

/** Chooses a row: by itself, or with Shift all from the row that was pressed last. The key X presses it, too. */
export function SelectBox({ label, isChecked, isMixed = false, onToggle }: Props) {
  return (
    <label className="-m-3 grid size-11 shrink-0 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        type="checkbox"
        data-select
        checked={isChecked}
        className="size-5 accent-ink"
        // Or else the text between is selected.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
