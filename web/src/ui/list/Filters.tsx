import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { BackCloses } from '../overlay/BackCloses.tsx';
import { Popover } from '../overlay/Popover.tsx';
import { PopoverDialog } from '../overlay/PopoverDialog.tsx';
import { SheetHeader } from '../overlay/SheetHeader.tsx';

interface Props {
  /** The controls: small ones in a row, or full-width ones stacked in the drawer. */
  children: (wide: boolean) => ReactNode;
  active: number;
  /** The label of the drawer's button: "Show 12 services". */
  showText: string;
  /** At the end of the row on every screen: the sort order. */
  end: ReactNode;
}

/** The filters of a list: a row of small selects, or a drawer on phones, which leaves the list behind it alive. */
export function Filters({ children, active, showText, end }: Props) {
  const { t } = useLingui();
  const text = active === 0 ? t`Filters` : t`Filters (${active})`;
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 md:flex-nowrap md:gap-2">
      <fieldset className="hidden min-w-0 flex-wrap items-center gap-1.5 md:flex">
        <legend className="sr-only">
          <Trans>Filters</Trans>
        </legend>
        {children(false)}
      </fieldset>
      <div className="md:hidden">
        <Popover
          label={text}
          button={
            <>
              <SlidersHorizontal aria-hidden className="size-4" />
              {text}
            </>
          }
          buttonClass="button quiet small"
          panelClass="w-120"
        >
          {(close) => (
            <PopoverDialog label={t`Filters`} className="p-5">
              <BackCloses onBack={close} />
              <SheetHeader title={t`Filters`} onClose={close} />
              <div className="grid gap-5">
                {children(true)}
                <div className="sheet-end">
                  <Button wide onClick={close}>
                    {showText}
                  </Button>
                </div>
              </div>
            </PopoverDialog>
          )}
        </Popover>
      </div>
      <div className="max-w-full flex-none">{end}</div>
    </div>
  );
}

/** A filter that needs more than a select: a button with a popover in the row; in the drawer just the panel. */
export function FilterPanel({
  label,
  text,
  isOn,
  wide,
  children,
}: {
  label: string;
  text: string;
  isOn: boolean;
  wide: boolean;
  children: (done: () => void) => ReactNode;
}) {
  if (wide) {
    return (
      <div>
        <p className="mb-1.5 font-semibold">{label}</p>
        {children(() => undefined)}
      </div>
    );
  }
  const edge = isOn ? 'border-ink text-ink' : 'border-line-strong text-ink-2';
  return (
    <Popover
      label={`${label}: ${text}`}
      button={
        <>
          {text}
          <ChevronDown aria-hidden className="size-4 text-ink-3" />
        </>
      }
      buttonClass={`inline-flex min-h-9 items-center gap-1.5 rounded-sm border px-3 pr-2 text-sm font-semibold tabular-nums hover:border-ink-3 ${edge}`}
      panelClass="w-72"
    >
      {(close) => (
        <PopoverDialog label={label} className="p-4">
          {children(close)}
        </PopoverDialog>
      )}
    </Popover>
  );
}

/** A toggle filter, sized like the selects next to it. */
export function FilterSwitch({
  label,
  isOn,
  onChange,
  wide,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  wide: boolean;
}) {
  return (
    <label
      className={`relative inline-flex items-center border font-semibold transition-colors duration-(--swift) hover:border-ink-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-time ${
        wide ? 'min-h-11 rounded-md px-3.5' : 'min-h-11 rounded-sm px-2.5 text-sm md:min-h-9'
      } ${isOn ? 'border-time bg-time-soft text-time-ink' : 'border-line-strong text-ink-2'}`}
    >
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {label}
    </label>
  );
}
