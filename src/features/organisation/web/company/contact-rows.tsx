import { Form, Input } from 'antd';
import { PHONE_PATTERN } from '#platform/shared/phone-pattern.ts';
import { Button } from '#platform/web/controls/button.tsx';
import styles from './company.module.css';

const MOST = 10;

const COLUMNS = [
  { name: 'name', label: '姓名', rules: [{ required: true, whitespace: true, max: 20 }], maxLength: 20 },
  { name: 'duty', label: '职责', rules: [], maxLength: 20 },
  {
    name: 'phone',
    label: '电话',
    rules: [{ pattern: PHONE_PATTERN, message: '请填写 11 位手机号或带区号的座机号' }],
    maxLength: 24,
  },
  { name: 'email', label: '邮箱', rules: [{ type: 'email' as const }], maxLength: 100 },
];

/** People of the company the shop may turn to. */
export function ContactRows() {
  return (
    <fieldset className={styles.group}>
      <legend>联系人</legend>
      <Form.List name="contacts">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name: at }) => (
              <div key={key} className={styles.contact}>
                {COLUMNS.map(({ name, label, rules, maxLength }) => (
                  <Form.Item key={name} name={[at, name]} label={label} rules={rules}>
                    <Input maxLength={maxLength} aria-label={`第 ${at + 1} 位联系人${label}`} />
                  </Form.Item>
                ))}
                <Button kind="quiet" size="sm" aria-label={`移除第 ${at + 1} 位联系人`} onClick={() => remove(at)}>
                  移除
                </Button>
              </div>
            ))}
            {rows.length < MOST && (
              <Button size="sm" onClick={() => add({ name: '', duty: '', phone: '', email: '' })}>
                添加联系人
              </Button>
            )}
          </>
        )}
      </Form.List>
    </fieldset>
  );
}
