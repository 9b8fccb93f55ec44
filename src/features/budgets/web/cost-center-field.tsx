import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { choicesQuery, describeChoice } from './choices-query.ts';
import { CostCenterOptions } from './cost-center-options.tsx';

type Props = {
  value: string;
  disabled: boolean;
  /** Text used lately. */
  recent: readonly string[];
  onChange: (code: string) => void;
};

const LABEL = '成本中心';

/**
 * Cost centre of a whole order: chosen from the list where the firm asks for one, typed with help otherwise. Says what
 * is left of what is chosen.
 */
export function CostCenterField({ value, disabled, recent, onChange }: Props) {
  const listId = useId();
  const { data } = useQuery(choicesQuery);
  const centers = data?.centers ?? [];
  const chosen = centers.find(({ code }) => code === value.trim());
  const hint = chosen && describeChoice(chosen);
  if (data?.required) {
    return (
      <SelectField
        label={LABEL}
        value={value}
        disabled={disabled}
        hint={hint}
        placeholder="按所在部门；购物车中已填的行不变"
        options={centers.map((center) => ({ value: center.code, label: `${center.code} ${describeChoice(center)}` }))}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <>
      <TextField
        label={LABEL}
        value={value}
        disabled={disabled}
        hint={hint}
        placeholder="整单适用，选填；购物车中已填的行不变"
        maxLength={60}
        list={listId}
        onChange={(event) => onChange(event.target.value)}
      />
      <CostCenterOptions id={listId} recent={recent} />
    </>
  );
}
