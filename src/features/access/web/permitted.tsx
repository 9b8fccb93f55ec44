import type { MouseEvent, ReactNode } from 'react';
import type { PermissionCode } from '../rules/public.ts';
import { refuseAct, usePermission } from './use-permission.ts';

type PermittedProps = {
  /** Permission code the control needs. */
  code: PermissionCode;
  /** Keeps the control in sight where its absence would puzzle; presses are then refused with the reason. */
  shown?: boolean;
  children: ReactNode;
};

/** Permission-gated control (specification 6): hidden without the permission, and its presses go nowhere. */
export function Permitted({ code, shown = false, children }: PermittedProps) {
  // A control without a code would be open to everybody by mistake (specification 5).
  if (!code) throw new Error('请设置操作权限标签值');
  const allowed = usePermission(code);
  if (allowed) return children;
  if (!shown) return null;
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void refuseAct(code);
  };
  return (
    <span style={{ display: 'contents' }} aria-disabled="true" onClickCapture={refuse}>
      {children}
    </span>
  );
}
