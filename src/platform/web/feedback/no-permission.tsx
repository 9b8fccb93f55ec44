import { ButtonLink } from '../controls/button.tsx';
import { LockIcon } from '../icons/icons.tsx';
import { StatePanel } from './state-panel.tsx';

type NoPermissionProps = {
  message: string;
  /** An administrator could give the right; without it the sentence itself says what to do. */
  grantable?: boolean;
};

/** Specification 8, permission denial; `message` is the refusal's own: 没有访问用户管理的权限. */
export function NoPermission({ message, grantable = false }: NoPermissionProps) {
  return (
    <StatePanel
      page
      tone="warning"
      icon={<LockIcon size={26} />}
      title={message}
      actions={<ButtonLink href="/">返回首页</ButtonLink>}
    >
      {grantable && '需要使用时，请联系贵司管理员开通。'}
    </StatePanel>
  );
}
