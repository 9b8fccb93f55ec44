import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';

/** Why the server refused a form, where no single field is to blame. */
export const RefusalLine = ({ children }: { children: string | null }) =>
  children ? <ProblemLine>{children}</ProblemLine> : null;
