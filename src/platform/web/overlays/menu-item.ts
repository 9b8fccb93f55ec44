import type { ReactNode } from 'react';

export type MenuItem = {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Where it goes; otherwise `onSelect` says what it does. */
  href?: string;
  onSelect?: () => void;
  /** The one in force among several. */
  chosen?: boolean;
  disabled?: boolean;
  danger?: boolean;
};
