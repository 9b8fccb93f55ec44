import { PHONE_PATTERN } from '#platform/shared/phone-pattern.ts';
import { FormText, FormTextArea } from '#platform/web/form/form-controls.tsx';

const PHONE_RULES = [{ pattern: PHONE_PATTERN, message: '请填写 11 位手机号或带区号的座机号，例如 0512-66668888' }];

/** Who takes the goods in, and the number the carrier calls. */
export function ReceiverFields() {
  return (
    <>
      <FormText name="receiver" label="收货人" required maxLength={30} autoComplete="name" />
      <FormText
        name="phone"
        label="电话"
        required
        rules={PHONE_RULES}
        maxLength={24}
        inputMode="tel"
        autoComplete="tel"
      />
    </>
  );
}

/** The place below the county. */
export function PlaceField() {
  return (
    <FormTextArea
      name="detail"
      label="详细地址"
      required
      rows={2}
      maxLength={120}
      rules={[{ min: 2 }]}
      placeholder="街道、门牌号、楼层、仓库门号"
    />
  );
}
