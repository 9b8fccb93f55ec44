import type { ReactNode } from 'react';

export type RowWindowProps = {
  count: number;
  /** Height of a usual row in px; taller ones are measured when they come into view. */
  rowHeight: number;
  rowKey: (index: number) => string | number;
  render: (index: number) => ReactNode;
};

/** Rows drawn before the window is known: on the server, and in the first frame. No more of them need no window. */
export const FIRST_ROWS = 20;
