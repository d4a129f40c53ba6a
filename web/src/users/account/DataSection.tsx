import type { Role } from '@parley/contract/access.ts';
import { StorageUse } from '../../files/StorageUse.tsx';
import { CloseAccount } from './CloseAccount.tsx';
import { DataExport } from './DataExport.tsx';

/** What is held on a person: to take along, and to have removed. */
export default function DataSection({ role }: { role: Role }) {
  return (
    <div className="grid gap-12">
      <DataExport />
      <StorageUse />
      <CloseAccount role={role} />
    </div>
  );
}
