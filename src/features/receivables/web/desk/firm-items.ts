import type { OpenItemView } from '../../contract/receivable-schemas.ts';
import type { SpreadItem } from './spread-fields.tsx';

/** Open statements as a dialog offers them. */
export const spreadItems = (items: readonly OpenItemView[]): SpreadItem[] =>
  items.map(({ statementNo, open, dueOn, late }) => ({
    ...{ statementNo, open },
    note: late > 0 ? `${dueOn} 到期，逾期 ${late} 天` : `${dueOn} 到期`,
  }));
