import { LOGIN_PATH } from '#business/paths/rules/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import styles from './account-form.module.css';

/** The way on when all is done. */
export function ToLogin() {
  return (
    <div className={styles.acts}>
      <ButtonLink kind="primary" size="lg" block href={LOGIN_PATH}>
        去登录
      </ButtonLink>
    </div>
  );
}
