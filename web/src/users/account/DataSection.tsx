import type { Role } from '@parley/contract/access.ts';
import type { ReactNode } from 'react';
import { CloseAccount } from './CloseAccount.tsx';
import { DataExport } from './DataExport.tsx';

/** Data export and closing the account. */
export default function DataSection({ role, storage }: { role: Role; storage: ReactNode }) {
  return (
    <div className="grid gap-12">
      <DataExport />
      {storage}
      <CloseAccount role={role} />
    </div>
  );
}
