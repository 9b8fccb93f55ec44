import { TextField } from '#platform/web/controls/text-field.tsx';

type SignerFieldProps = { label: '签收人' | '拒收人'; value: string; onChange: (signer: string) => void };

/** Who took the goods, or sent them back. */
export const SignerField = ({ label, value, onChange }: SignerFieldProps) => (
  <TextField label={label} required maxLength={30} value={value} onChange={(event) => onChange(event.target.value)} />
);
