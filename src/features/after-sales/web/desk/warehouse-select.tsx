import { useSuspenseQuery } from '@tanstack/react-query';
import { warehousesQuery } from '#features/fulfilment/web/desk/public.ts';
import { SelectField } from '#platform/web/controls/select-field.tsx';

type Props = { label: string; value: string; onChange: (code: string) => void };

export function WarehouseSelect({ label, value, onChange }: Props) {
  const { data: warehouses } = useSuspenseQuery(warehousesQuery);
  return (
    <SelectField
      label={label}
      required
      placeholder="请选择仓库"
      value={value}
      options={warehouses.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
