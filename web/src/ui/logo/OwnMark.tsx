import { hasName } from '@parley/contract/admin/settings/logo.ts';
import { productName } from '../../platform/language/product-name.ts';

/** An installation's own mark; one that has the name in it says it. */
export function OwnMark({ src, width, height }: { src: string; width: number; height: number }) {
  return (
    <img
      src={src}
      alt={hasName({ width, height }) ? productName() : ''}
      width={width}
      height={height}
      className="h-8 w-auto max-w-40 object-contain object-left [--dimmed:none]"
    />
  );
}
