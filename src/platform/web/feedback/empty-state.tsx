import type { ReactNode } from 'react';
import { BoxIcon } from '../icons/icons.tsx';
import { StatePanel } from './state-panel.tsx';

type EmptyStateProps = {
  /** 还没有订单 */
  title: string;
  /** Why it is empty. */
  children?: ReactNode;
  /** The next act, as a button or link. */
  action?: ReactNode;
  icon?: ReactNode;
};

export function EmptyState({ title, children, action, icon = <BoxIcon size={26} /> }: EmptyStateProps) {
  return (
    <StatePanel icon={icon} title={title} actions={action}>
      {children}
    </StatePanel>
  );
}
