import { ButtonLink } from '../controls/button.tsx';
import { LockIcon } from '../icons/icons.tsx';
import { StatePanel } from './state-panel.tsx';

/** A link that does not open, whatever the reason: nothing can be learnt by trying. */
export function EndedLink() {
  return (
    <StatePanel
      page
      icon={<LockIcon size={26} />}
      title="链接打不开"
      actions={
        <ButtonLink kind="primary" href="/">
          返回首页
        </ButtonLink>
      }
    >
      链接可能已过期、已停用或复制不完整，请向发给您链接的人索取新的链接。
    </StatePanel>
  );
}
