import { Checkbox } from '../../controls/checkbox.tsx';

type AllBoxProps = {
  label: string;
  labelHidden?: boolean;
  /** How many rows can be chosen, and how many of them are. */
  open: number;
  chosen: number;
  onChange: (all: boolean) => void;
};

/** One box for many rows: chooses what is left, or leaves all. */
export function AllBox({ open, chosen, onChange, ...label }: AllBoxProps) {
  return (
    <Checkbox
      {...label}
      disabled={open === 0}
      checked={open > 0 && chosen === open}
      partial={chosen > 0 && chosen < open}
      onChange={() => onChange(chosen < open)}
    />
  );
}
