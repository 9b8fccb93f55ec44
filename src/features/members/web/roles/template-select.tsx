import { ROLE_TEMPLATES } from '#features/access/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import styles from '../members.module.css';

/** Templates of behaviours 2.12; the other ones belong to the shop. */
const OFFERED = ['采购员', '审批人', '财务', '仓库', '管理员', '只读'];

/** Starts from a template; what the caller does not hold is left out. */
export function TemplateSelect({ onChoose }: { onChoose: (codes: readonly string[]) => void }) {
  return (
    <fieldset className={styles.templates}>
      <legend>从模板开始</legend>
      <div className={styles.lines}>
        {OFFERED.map((name) => (
          <Button key={name} size="sm" onClick={() => onChoose(ROLE_TEMPLATES[name] ?? [])}>
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
