import { Trans } from '@lingui/react/macro';
import type { Refused } from '../../platform/result.ts';
import { LoadError } from './LoadError.tsx';

/** A failed load as a full page. */
export function LoadErrorPage(props: { title: string; refusal: Refused }) {
  return (
    <div className="column pt-10">
      <h1 className="mb-6">
        <Trans>Something went wrong</Trans>
      </h1>
      <LoadError {...props} />
    </div>
  );
}
