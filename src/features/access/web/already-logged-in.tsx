import { useSuspenseQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { landingPath } from './landing-path.ts';
import styles from './login-form.module.css';
import { sessionQuery } from './session-query.ts';

interface AlreadyLoggedInProps {
  person: { realName: string; firmName: string };
  from: string | undefined;
  onAnother: () => void;
}

/** Somebody is logged in here: go on as this person, or log in as another one, which ends the session that is open. */
export function AlreadyLoggedIn({ person, from, onAnother }: AlreadyLoggedInProps) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return (
    <div className={styles.known}>
      <span className={styles.initial} aria-hidden="true">
        {person.realName.slice(0, 1)}
      </span>
      <h1 className={styles.knownTitle}>
        您已登录：{person.realName} · {session?.firmShortName ?? person.firmName}
      </h1>
      <p className={styles.knownNote}>换个账号登录后，当前登录会退出</p>
      <ButtonLink kind="primary" size="lg" block href={landingPath(from, session?.firmType ?? 'company')}>
        继续使用
      </ButtonLink>
      <Button size="lg" block onClick={onAnother}>
        换个账号登录
      </Button>
    </div>
  );
}
