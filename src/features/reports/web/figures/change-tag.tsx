import { Tag } from '#platform/web/display/tag.tsx';
import type { FigureNote } from '../../contract/report-schemas.ts';
import { changeText, changeTone } from './figure-text.ts';

type Props = { note: Pick<FigureNote, 'unit' | 'good'>; change: string | null };

/** How a figure moved against what it is compared with. */
export const ChangeTag = ({ note: { unit, good }, change }: Props) =>
  change === null ? null : <Tag tone={changeTone(good, change)}>{changeText(unit, change)}</Tag>;
