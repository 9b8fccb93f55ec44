import type { ReactNode } from 'react';
import { ErrorIcon, SuccessIcon, WarningIcon } from '../icons/icons.tsx';
import { StatePanel } from './state-panel.tsx';

const LOOKS = {
  success: { tone: 'success', icon: <SuccessIcon size={28} /> },
  warning: { tone: 'warning', icon: <WarningIcon size={28} /> },
  failure: { tone: 'danger', icon: <ErrorIcon size={28} /> },
} as const;

type ResultPageProps = {
  outcome: keyof typeof LOOKS;
  /** What happened: 订单已提交. */
  title: string;
  /** The number and what comes next. */
  children: ReactNode;
  /** Two buttons, the likelier one first. */
  actions: ReactNode;
};

/** Page pattern “result”: what happened, the number, what comes next, two buttons. */
export function ResultPage({ outcome, title, children, actions }: ResultPageProps) {
  return (
    <StatePanel page {...LOOKS[outcome]} title={title} actions={actions}>
      {children}
    </StatePanel>
  );
}
