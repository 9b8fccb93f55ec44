import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { REGISTER_PATH, TERMS_PATH } from '#business/paths/rules/public.ts';
import { TabLinks } from '#platform/web/display/tab-links.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { AlreadyLoggedIn } from './already-logged-in.tsx';
import { alreadyLoggedInQuery } from './already-logged-in-query.ts';
import { clearEnterpriseStorage } from './forget-stored-identity.ts';
import styles from './login-form.module.css';
import { type LoginTab, loginHref } from './login-search.ts';
import { PasswordForm } from './password-form.tsx';
import { SmsForm } from './sms-form.tsx';

const TAB_LABELS: Record<LoginTab, string> = { password: '密码登录', sms: '短信登录' };

interface LoginViewProps {
  /** Address of the page this stands on. */
  page: string;
  /** The ways in, the first one being open unless the address says otherwise. */
  tabs: readonly [LoginTab, LoginTab];
  tab: LoginTab | undefined;
  from: string | undefined;
}

/** The card of a login page: who is logged in already, or the two ways in. */
export function LoginView({ page, tabs, tab = tabs[0], from }: LoginViewProps) {
  const { data } = useSuspenseQuery(alreadyLoggedInQuery);
  const [another, setAnother] = useState(false);
  const [account, setAccount] = useState('');
  const [phone, setPhone] = useState('');
  useEffect(clearEnterpriseStorage, []);
  if (data.current && !another) {
    return <AlreadyLoggedIn person={data.current} from={from} onAnother={() => setAnother(true)} />;
  }
  const onAccount = (typed: string) => {
    setAccount(typed);
    // A phone number opens both ways in: whoever changes tabs need not type it again.
    if (/^1\d{10}$/.test(typed.trim())) setPhone(typed.trim());
  };
  return (
    <>
      <h1 className="visually-hidden">登录</h1>
      <div className={styles.tabs}>
        <TabLinks
          label="登录方式"
          current={tab}
          tabs={tabs.map((key) => ({ key, label: TAB_LABELS[key], href: loginHref(page, key, from) }))}
        />
      </div>
      {tab === 'sms' ? (
        <SmsForm from={from} phone={phone} onPhone={setPhone} />
      ) : (
        <PasswordForm from={from} account={account} onAccount={onAccount} />
      )}
      <p className={styles.register}>
        还没有企业账号？<PageLink href={REGISTER_PATH}>企业注册</PageLink>
      </p>
      <p className={styles.terms}>
        登录即表示您同意<PageLink href={TERMS_PATH}>《服务条款》</PageLink>
      </p>
    </>
  );
}
