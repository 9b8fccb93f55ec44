import { useAct } from '#platform/web/use-act.ts';
import type { SavedFlow } from '../contract/approval-flow-schemas.ts';
import { approvalFlowApi } from './approval-flow-api.ts';
import styles from './flow-list.module.css';

type Props = { flow: SavedFlow; disabled: boolean };

/** Switches a flow on and off; one that cannot be carried out any more is checked again when it is switched on. */
export function StatusSwitch({ flow: { flowId, name, version, status }, disabled }: Props) {
  const act = useAct({ passing: true, staleAfter: 'any' });
  const on = status === 1;
  const turn = () =>
    act.run(
      () => approvalFlowApi.call.setStatus({ flowId, version, enabled: !on }),
      on ? `“${name}”已停用，不再参与审批` : `“${name}”已启用`,
    );
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={`启用 ${name}`}
      aria-busy={act.busy}
      disabled={disabled}
      className={styles.switch}
      onClick={() => !act.busy && void turn()}
    />
  );
}
