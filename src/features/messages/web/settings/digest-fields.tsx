import type { Habits } from '#business/messages/contract/message-settings-schemas.ts';
import { DIGESTS, type Digest } from '#business/messages/contract/message-words.ts';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import styles from './quiet-fields.module.css';

const KINDS = Object.entries(DIGESTS).map(([value, label]) => ({ value, label }));
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
const DAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

type Props = { habits: Habits; onChange: (change: Partial<Habits>) => void };

/** Whether mails come one by one, or together at an hour of the day. */
export function DigestFields({ habits: { digest, digestDay, digestHour }, onChange }: Props) {
  return (
    <div>
      <div className={styles.times}>
        <SelectField
          label="邮件发送方式"
          value={digest}
          options={KINDS}
          onChange={({ target }) => onChange({ digest: target.value as Digest })}
        />
        {digest === 'weekly' && (
          <SelectField
            label="每周"
            value={String(digestDay)}
            options={DAYS}
            onChange={({ target }) => onChange({ digestDay: Number(target.value) })}
          />
        )}
        {digest !== 'none' && (
          <SelectField
            label="发送时间"
            value={String(digestHour)}
            options={HOURS}
            onChange={({ target }) => onChange({ digestHour: Number(target.value) })}
          />
        )}
      </div>
      <Quiet>汇总时，通知类邮件合并为一封发送；待办、预警、账号安全和付款消息仍即时发送</Quiet>
    </div>
  );
}
