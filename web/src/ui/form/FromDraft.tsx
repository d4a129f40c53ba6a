import { Button } from '../Button.tsx';

/** Says that the fields hold what was typed before a reload, and lets one begin anew. */
export function FromDraft({ form }: { form: { fromDraft: boolean; reset: () => void } }) {
  if (!form.fromDraft) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-well px-4 py-2">
      <span>What you typed before is still here.</span>
      <span className="-mx-3">
        <Button kind="plain" small onClick={form.reset}>
          Begin anew
        </Button>
      </span>
    </p>
  );
}
