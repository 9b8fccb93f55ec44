import { createFileRoute } from '@tanstack/react-router';
import { LOGIN_PATH } from '#business/paths/rules/public.ts';
import { alreadyLoggedInQuery } from './already-logged-in-query.ts';
import styles from './login-page.module.css';
import { readLoginSearch } from './login-search.ts';
import { LoginStory } from './login-story.tsx';
import { LoginView } from './login-view.tsx';

export const Route = createFileRoute('/_login/login.html')({
  validateSearch: readLoginSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(alreadyLoggedInQuery),
  component: LoginPage,
});

function LoginPage() {
  const { from, tab } = Route.useSearch();
  return (
    <div className={styles.card}>
      <LoginStory />
      <div className={styles.entry}>
        <LoginView page={LOGIN_PATH} tabs={['password', 'sms']} tab={tab} from={from} />
      </div>
    </div>
  );
}
