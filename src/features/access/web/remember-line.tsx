import { RESET_PATH } from '#business/paths/rules/public.ts';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import styles from './login-form.module.css';

/** Below the fields of either way in. The days are those of the session's idle limit. */
export function RememberLine() {
  return (
    <div className={styles.remember}>
      <Checkbox name="remember" label="14 天内记住我" />
      <PageLink href={RESET_PATH}>忘记密码</PageLink>
    </div>
  );
}
