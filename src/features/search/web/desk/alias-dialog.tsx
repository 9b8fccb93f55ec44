import { useEffect, useState } from 'react';
import type { BrandRow } from '../../contract/search-desk-schemas.ts';
import { searchDeskApi } from './search-desk-api.ts';
import { useWordsAct } from './use-words-act.ts';
import { WordDialog } from './word-dialog.tsx';
import { WordsField } from './words-field.tsx';

/** Other names of one brand. */
export function AliasDialog({ brand, onClose }: { brand: BrandRow | null; onClose: () => void }) {
  const [aliases, setAliases] = useState<string[]>([]);
  const { act, busy } = useWordsAct();
  useEffect(() => setAliases(brand?.aliases ?? []), [brand]);
  const brandCode = brand?.brandCode ?? '';
  return (
    <WordDialog
      open={brand !== null}
      title={`${brand?.name ?? ''}的别名`}
      busy={busy}
      onSave={() =>
        act(() => searchDeskApi.call.saveBrandAliases({ brandCode, aliases }), '已保存，商品正在重新编入索引')
      }
      onClose={onClose}
    >
      <WordsField label="别名" words={aliases} onChange={setAliases} />
    </WordDialog>
  );
}
