import { type ReactNode, useId } from 'react';
import { FieldError } from '#platform/web/controls/field-error.tsx';

/** What is wrong with a part of a flow that is more than one control; nothing where nothing is. */
export function ProblemLine({ children }: { children: ReactNode }) {
  const id = useId();
  return children ? <FieldError id={id}>{children}</FieldError> : null;
}
