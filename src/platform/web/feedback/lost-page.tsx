import type { ReactNode } from 'react';
import { ButtonLink } from '../controls/button.tsx';
import { StatePanel } from './state-panel.tsx';

/** An address that shows nothing: why, and the way home. */
export const LostPage = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <StatePanel
    page
    icon={icon}
    title={title}
    actions={
      <ButtonLink kind="primary" href="/">
        返回首页
      </ButtonLink>
    }
  >
    {children}
  </StatePanel>
);
