import { Trans } from '@lingui/react/macro';
import { Button } from '../Button.tsx';

/** Says that the fields were restored from a draft, with a way to start over. */
export function DraftNotice({ form }: { form: { fromDraft: boolean; reset: () => void } }) {
  if (!form.fromDraft) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-well px-4 py-2">
      <span>
        <Trans>We kept what you typed before.</Trans>
      </span>
      <span className="-mx-3">
        <Button kind="plain" small onClick={form.reset}>
          <Trans>Start over</Trans>
        </Button>
      </span>
    </p>
  );
}
