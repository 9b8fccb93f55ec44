import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';

/** What a request wants, field by field; of a change what stood there before. */
export const TitleFactLines = ({ fields }: { fields: readonly { label: string; before: string; after: string }[] }) => (
  <CellLines>
    {fields.map(({ label, before, after }) => (
      <span key={label}>
        {label}：{before && <del>{before}</del>} {after || '（删除）'}
      </span>
    ))}
  </CellLines>
);
