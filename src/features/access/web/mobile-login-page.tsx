import { createFileRoute } from '@tanstack/react-router';
import { MOBILE_LOGIN_PATH } from '#business/paths/rules/public.ts';
import { alreadyLoggedInQuery } from './already-logged-in-query.ts';
import { readLoginSearch } from './login-search.ts';
import { LoginView } from './login-view.tsx';
import styles from './mobile-login-page.module.css';

export const Route = createFileRoute('/_mobile/mobile-login.html')({
  validateSearch: readLoginSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(alreadyLoggedInQuery),
  component: MobileLoginPage,
});

/** Way in for phones: the number one has in the hand first, the password second. */
function MobileLoginPage() {
  const { from, tab } = Route.useSearch();
  return (
    <div className={styles.page}>
      <p className={styles.greeting}>欢迎使用 MRO采购系统</p>
      <LoginView page={MOBILE_LOGIN_PATH} tabs={['sms', 'password']} tab={tab} from={from} />
    </div>
  );
}
