import { t } from '@lingui/core/macro';
import { data } from 'react-router';
import NotFound from './NotFound.tsx';
import { productName } from '../platform/language/product-name.ts';

export const meta = () => [{ title: `${t`Not found`} · ${productName()}` }];

/** Responds with status 404. */
export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export default NotFound;
