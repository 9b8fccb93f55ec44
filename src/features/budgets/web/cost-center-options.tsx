import { useQuery } from '@tanstack/react-query';
import { choicesQuery, describeChoice } from './choices-query.ts';

type Props = {
  /** What fields name under `list`. */
  id: string;
  /** Text used lately, offered where the firm keeps no cost centres. */
  recent?: readonly string[];
};

/** Cost centres to choose from while typing, each with its name and what is left. */
export function CostCenterOptions({ id, recent = [] }: Props) {
  const { data } = useQuery(choicesQuery);
  const centers = data?.centers ?? [];
  return (
    <datalist id={id}>
      {centers.map((center) => (
        <option key={center.code} value={center.code}>
          {describeChoice(center)}
        </option>
      ))}
      {centers.length === 0 &&
        recent.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
    </datalist>
  );
}
