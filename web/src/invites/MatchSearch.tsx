import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { paths } from '../paths.ts';
import { limitSearch } from '../platform/form/limit-search.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { control } from '../ui/form/Field.tsx';

/** Searches the matches; the search text is in the URL. */
export function MatchSearch({ postingId, q }: { postingId: string; q: string }) {
  const { t } = useLingui();
  return (
    <search>
      <Form key={q} className="mb-6 flex max-w-140 flex-wrap items-end gap-2.5">
        <label className="min-w-0 flex-1 basis-60">
          <span className="mb-1.5 block font-semibold">{t`Search matches`}</span>
          <input type="search" name="q" defaultValue={q} onInput={limitSearch} className={control} />
        </label>
        <Button type="submit" kind="quiet">
          <Trans>Search</Trans>
        </Button>
        {q !== '' && (
          <LinkButton kind="plain" to={paths.inviteTo(postingId)}>
            <Trans>Show all matches</Trans>
          </LinkButton>
        )}
      </Form>
    </search>
  );
}
