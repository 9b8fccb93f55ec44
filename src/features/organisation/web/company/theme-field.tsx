import { Form, type FormInstance, Input } from 'antd';
import { Button } from '#platform/web/controls/button.tsx';
import { CLEARABLE } from '#platform/web/kits/antd/clearable.tsx';
import styles from './company.module.css';
import type { CompanyValues } from './company-values.ts';
import { ThemePreview } from './theme-preview.tsx';

const HEX = /^#[0-9a-fA-F]{6}$/;
/** Shown by the picker while the company wears the shop's own colour (specification 9). */
const SHOP_COLOUR = '#409eff';
const SUGGESTED = ['#1f7a5c', '#0b5cad', '#b3261e', '#8a5200', '#5b3fa8', '#2b3440'];

type ThemeFieldProps = { form: FormInstance<CompanyValues>; companyName: string };

/** Colour of the company, with a piece of the shop that wears it before it is saved. */
export function ThemeField({ form, companyName }: ThemeFieldProps) {
  const typed = Form.useWatch('themeColor', form) ?? '';
  const colour = HEX.test(typed.trim()) ? typed.trim().toLowerCase() : null;
  const set = (themeColor: string) => {
    form.setFieldsValue({ themeColor });
    void form.validateFields(['themeColor']);
  };
  return (
    <>
      <div className={styles.colours}>
        <Form.Item
          name="themeColor"
          label="主题色"
          rules={[{ pattern: HEX, message: '请填写 7 位颜色值，例如 #1F7A5C；留空为商城默认' }]}
          extra="按钮、链接和选中状态的颜色；颜色过浅时文字会自动加深，保证看得清"
        >
          <Input maxLength={7} placeholder="商城默认" allowClear={CLEARABLE} />
        </Form.Item>
        <input
          type="color"
          aria-label="选取主题色"
          className={styles.picker}
          value={colour ?? SHOP_COLOUR}
          onChange={(event) => set(event.target.value)}
        />
        <div className={styles.suggested}>
          {SUGGESTED.map((hex) => (
            <button
              key={hex}
              type="button"
              aria-label={`使用 ${hex}`}
              aria-pressed={hex === colour}
              className={styles.swatch}
              style={{ background: hex }}
              onClick={() => set(hex)}
            />
          ))}
          <Button size="sm" kind="quiet" onClick={() => set('')}>
            恢复商城默认
          </Button>
        </div>
      </div>
      <ThemePreview themeColor={colour} companyName={companyName} />
    </>
  );
}
