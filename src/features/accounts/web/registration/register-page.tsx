import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { LOGIN_PATH } from '#business/paths/rules/public.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { Registered } from '../../contract/accounts-schemas.ts';
import { AccountCard } from '../account-card.tsx';
import styles from './register-page.module.css';
import { RegisteredPanel } from './registered-panel.tsx';
import { RegistrationForm } from './registration-form.tsx';

export const Route = createFileRoute('/_login/register.html')({
  /** Job code of the sales person whose link led here (specification 2.9). */
  validateSearch: ({ sc }: Record<string, unknown>): { sc?: string } =>
    typeof sc === 'string' && /^[A-Za-z0-9_-]{1,20}$/.test(sc) ? { sc } : {},
  component: RegisterPage,
});

const NEEDED = [
  ['营业执照上的企业全称', '输入几个字即可查找，代码自动填好'],
  ['管理员的手机号和邮箱', '手机号用来登录，邮箱接收订单通知'],
  ['大约 2 分钟', '提交后立即开通，马上可以下单'],
] as const;

function RegisterPage() {
  const { sc } = Route.useSearch();
  const [registered, setRegistered] = useState<Registered | null>(null);
  if (registered) return <RegisteredPanel registered={registered} />;
  return (
    <div className={styles.columns}>
      <aside className={styles.needed} aria-label="注册需要什么">
        <p className={styles.lead}>为公司开通采购账号</p>
        <ul>
          {NEEDED.map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className={styles.colleague}>公司已经开通？请贵司管理员邀请您加入，不必重新注册。</p>
      </aside>
      <AccountCard
        wide
        title="企业注册"
        note="注册人将成为公司的采购管理员。"
        foot={
          <span>
            已有账号？<PageLink href={LOGIN_PATH}>去登录</PageLink>
          </span>
        }
      >
        <RegistrationForm sc={sc} onRegistered={setRegistered} />
      </AccountCard>
    </div>
  );
}
