import type { ReactNode } from 'react';

export interface ListColumn<Row> {
  key: string;
  /** Heading, and name in the column settings. */
  title: string;
  render: (row: Row) => ReactNode;
  /** Money and quantities stand right, so that figures line up. */
  align?: 'left' | 'right' | 'center';
  /** Pixels; columns without a width share what is left. */
  width?: number;
  /** Long texts end in an ellipsis instead of making the row higher. */
  ellipsis?: boolean;
  /** Names the row for readers; one column at most. */
  rowHeader?: boolean;
  /** Always shown: what the row is, and what can be done with it. */
  fixed?: boolean;
  /** Hidden until a person asks for it in the column settings. */
  optional?: boolean;
}
