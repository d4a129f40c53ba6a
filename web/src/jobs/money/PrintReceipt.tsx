import { Trans } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/Button.tsx';
import { RECEIPT_ID } from './receipt-id.ts';

/** Prints a receipt in place of its page. */
export function PrintReceipt({ children }: { children: ReactNode }) {
  return (
    <>
      <Button
        id={RECEIPT_ID}
        kind="quiet"
        small
        icon={<Printer aria-hidden className="size-4" />}
        onClick={() => window.print()}
      >
        <Trans>Print receipt</Trans>
      </Button>
      {createPortal(children, document.body)}
    </>
  );
}
