import { AllBox } from './all-box.tsx';
import type { Selection } from './use-selection.ts';

type ChooseOpenProps<Row> = {
  label: string;
  labelHidden?: boolean;
  /** The rows that can be chosen, by their keys. */
  open: readonly (readonly [key: string, row: Row])[];
  selection: Selection<Row>;
};

/** The box in the head of a table, for the rows of it that can be chosen. */
export const ChooseOpen = <Row,>({ label, labelHidden, open, selection }: ChooseOpenProps<Row>) => (
  <AllBox
    label={label}
    labelHidden={labelHidden}
    open={open.length}
    chosen={open.filter(([key]) => selection.has(key)).length}
    onChange={(all) => selection.set(open, all)}
  />
);
