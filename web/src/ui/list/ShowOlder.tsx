import { Trans } from '@lingui/react/macro';
import { Button } from '../Button.tsx';
import { FormMessage } from '../form/FormMessage.tsx';
import type { useOlder } from './use-older.ts';

type Props = Omit<ReturnType<typeof useOlder>, 'all'>;

/** Loads the rows before those that are shown; nothing where there can be none. */
export function ShowOlder({ mayHaveMore, more, pending, error }: Props) {
  return (
    <>
      <FormMessage message={error} />
      {mayHaveMore && (
        <div className="pt-4">
          <Button kind="quiet" small pending={pending} onClick={() => void more()}>
            <Trans>Show older</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
