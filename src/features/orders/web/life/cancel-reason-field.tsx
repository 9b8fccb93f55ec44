import { SelectField } from '#platform/web/controls/select-field.tsx';
import { CANCEL_REASONS } from './cancel-reasons.ts';

/** Why an order or some of its goods are cancelled: one of the reasons the shop knows. */
export const CancelReasonField = ({ value, onChange }: { value: string; onChange: (reason: string) => void }) => (
  <SelectField
    label="取消原因"
    value={value}
    options={CANCEL_REASONS.map((text) => ({ value: text, label: text }))}
    onChange={(event) => onChange(event.target.value)}
  />
);
