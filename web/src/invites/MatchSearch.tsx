import { MAX_SEARCH } from '@parley/contract/limits.ts';
import { Form } from 'react-router';
import { paths } from '../paths.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { control } from '../ui/form/Field.tsx';

/** Narrows what fits by words; the words stand in the address. */
export function MatchSearch({ postingId, q }: { postingId: string; q: string }) {
  return (
    <search>
      <Form key={q} className="mb-6 flex max-w-140 flex-wrap items-end gap-2.5">
        <label className="min-w-0 flex-1 basis-60">
          <span className="mb-1.5 block font-semibold">Search what fits</span>
          <input type="search" name="q" defaultValue={q} maxLength={MAX_SEARCH} className={control} />
        </label>
        <Button type="submit" kind="quiet">
          Search
        </Button>
        {q !== '' && (
          <LinkButton kind="plain" to={paths.inviteTo(postingId)}>
            Show all
          </LinkButton>
        )}
      </Form>
    </search>
  );
}
