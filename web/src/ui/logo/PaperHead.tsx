import { hasName, logoPath } from '@parley/contract/admin/settings/logo.ts';
import { productName } from '../../platform/language/product-name.ts';
import { useOwnLogo } from '../../platform/root-data.ts';
import { OwnMark } from './OwnMark.tsx';

/** The head of what is printed: the installation's own logo, or its name. */
export function PaperHead() {
  const logo = useOwnLogo();
  return (
    <p className="mb-10 flex items-center gap-2.5 font-display text-2xl font-semibold">
      {logo && <OwnMark {...logo} src={logoPath(logo.version, 'mark')} />}
      {!(logo && hasName(logo)) && productName()}
    </p>
  );
}
