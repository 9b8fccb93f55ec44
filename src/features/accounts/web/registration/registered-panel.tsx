import { useEffect, useRef } from 'react';
import type { Registered } from '../../contract/accounts-schemas.ts';
import { AccountCard } from '../account-card.tsx';
import styles from '../account-form.module.css';
import { SuccessNote } from '../success-note.tsx';
import { ToLogin } from '../to-login.tsx';
import own from './registered-panel.module.css';

const NEXT = [
  ['登录', '用手机号和刚才设置的密码登录。'],
  ['完善资料', '填写收货地址，下单时直接选用。'],
  ['邀请同事', '按岗位分配采购、审批权限，大单自动走审批。'],
] as const;

/** The company has its account: under which number, and what comes next. */
export function RegisteredPanel({ registered }: { registered: Registered }) {
  const { firmName, customerCode, userName, email } = registered;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <AccountCard wide title="注册成功">
      <div ref={panel} tabIndex={-1} className={styles.outcome}>
        <SuccessNote>
          <strong>{firmName}</strong> 的采购账号已开通，客户编码 <strong>{customerCode}</strong>。开通通知发往 {email}。
        </SuccessNote>
        <p className={own.login}>
          登录名 <strong>{userName}</strong>
        </p>
        <ol className={own.next}>
          {NEXT.map(([title, text], index) => (
            <li key={title}>
              <span className={own.number}>{index + 1}</span>
              <span>
                <strong>{title}</strong>
                {text}
              </span>
            </li>
          ))}
        </ol>
        <ToLogin />
      </div>
    </AccountCard>
  );
}
