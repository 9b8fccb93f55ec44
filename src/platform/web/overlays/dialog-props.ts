import type { ReactNode } from 'react';

export type DialogProps = {
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  role?: 'dialog' | 'alertdialog';
  /** Work is under way that must end first: Escape, press outside and the cross do nothing. */
  locked?: boolean;
  onClose: () => void;
};
