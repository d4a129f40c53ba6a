import { useLingui } from '@lingui/react/macro';
import type { Service } from '@parley/contract/services/schemas.ts';
import { Select } from '../../ui/form/Select.tsx';

interface Props {
  services: readonly Service[];
  chosen: string;
  onChoose: (serviceId: string) => void;
}

/** Which of somebody's services a consultation is about; the title where there's only one. */
export function ServiceChoice({ services, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const [only] = services;
  if (services.length === 1)
    return <p className="mb-3 font-semibold text-pretty wrap-anywhere">{only?.title}</p>;
  return (
    <div className="mb-4">
      <Select
        label={t`About which service?`}
        name="service"
        options={services.map(({ id, title }) => ({ value: id, label: title }))}
        value={chosen}
        onChange={onChoose}
        error={undefined}
      />
    </div>
  );
}
