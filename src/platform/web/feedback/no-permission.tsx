import { ButtonLink } from '../controls/button.tsx';
import { LockIcon } from '../icons/icons.tsx';
import { StatePanel } from './state-panel.tsx';

/** Specification 8, permission denial: 没有访问用户管理的权限. */
export function NoPermission({ action, backHref = '/' }: { action: string; backHref?: string }) {
  return (
    <StatePanel
      tone="warning"
      icon={<LockIcon size={26} />}
      title={`没有${action}的权限`}
      actions={<ButtonLink href={backHref}>{backHref === '/' ? '返回首页' : '返回'}</ButtonLink>}
    >
      需要使用时，请联系贵司管理员开通。
    </StatePanel>
  );
}
