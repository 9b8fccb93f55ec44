import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { DeskTitleRequest } from '../../contract/title-request-schemas.ts';

const WORDS = { success: '一致', warning: '核对', danger: '注意' } as const;

/** What agrees with the books of the shop and what does not. */
export const TitleHints = ({ hints }: Pick<DeskTitleRequest, 'hints'>) => (
  <CellLines>
    {hints.map(({ tone, text }) => (
      <span key={text}>
        <Tag tone={tone}>{WORDS[tone]}</Tag> {text}
      </span>
    ))}
  </CellLines>
);
