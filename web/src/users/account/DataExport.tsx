import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { ReauthField, useReauth } from '../../auth/password/ReauthField.tsx';
import { call } from '../../platform/api.ts';
import { currentNow } from '../../platform/now.ts';
import { browserZone } from '../../platform/zone.ts';
import { dateOf } from '../../time/format.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';

/** Downloads everything we hold about the person as one file. */
export function DataExport() {
  const { t } = useLingui();
  const again = useReauth();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [savedAs, setSavedAs] = useState<string | null>(null);

  async function fetchAndSave(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setSavedAs(null);
    const result = await call('POST /api/users/export', { body: again.given });
    setError(result.ok || again.refused(result.code) ? null : result.message);
    if (result.ok) setSavedAs(saveAsFile(result.data));
    setPending(false);
  }
  return (
    <section aria-labelledby="export" className="max-w-140">
      <h3 id="export" className="border-b border-line pb-3 text-xl">
        <Trans>A copy of your data</Trans>
      </h3>
      <form
        method="post"
        className="grid justify-items-start gap-4 pt-4"
        onSubmit={(event) => void fetchAndSave(event)}
      >
        <p className="text-pretty text-ink-2">
          <Trans>
            Everything we hold about you in one JSON file: your account and profile, services and postings,
            proposals and invitations, jobs, messages, payments and reviews.
          </Trans>
        </p>
        <ReauthField
          {...again.field}
          why={t`You signed in a while ago, and this file contains all your data.`}
        />
        <FormMessage message={error} />
        <Button
          type="submit"
          kind="quiet"
          pending={pending}
          icon={<Download aria-hidden className="size-4" />}
        >
          <Trans>Download my data</Trans>
        </Button>
        <output className="text-sm text-ink-3 empty:hidden">
          {savedAs && t`${savedAs} is in your downloads.`}
        </output>
      </form>
    </section>
  );
}

/** Downloads the data; returns the file name. */
function saveAsFile(everything: unknown): string {
  const name = `parley-data-${dateOf(currentNow(), browserZone())}.json`;
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }),
  );
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Some browsers read the URL only after the click handler has finished.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return name;
}
