import { t } from '@lingui/core/macro';

/** Five wrong codes void the right one, too, until another is sent; the link in its email still works. */
export const wrongCode = () =>
  t`This code is incorrect or no longer works. Check the newest email from us, or open the link in it.`;
