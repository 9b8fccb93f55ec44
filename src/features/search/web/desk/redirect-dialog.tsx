import { useEffect, useState } from 'react';
import { BRAND_INDEX_PATH } from '#business/paths/rules/public.ts';
import type { Redirect } from '../../contract/search-desk-schemas.ts';
import { searchDeskApi } from './search-desk-api.ts';
import { useWordsAct } from './use-words-act.ts';
import { WordDialog } from './word-dialog.tsx';
import { WordField } from './word-field.tsx';

const NOTHING: Redirect = { keyword: '', url: '' };

/** A word and where it leads. */
export function RedirectDialog({ edited, onClose }: { edited: Redirect | 'new' | null; onClose: () => void }) {
  const [row, setRow] = useState(NOTHING);
  const [tried, setTried] = useState(false);
  const { act, busy } = useWordsAct();
  const known = edited === 'new' ? null : edited;
  useEffect(() => {
    setTried(false);
    setRow(known ?? NOTHING);
  }, [known, edited]);
  const save = async () => {
    setTried(true);
    if (!row.keyword.trim() || !row.url.trim()) return false;
    return act(() => searchDeskApi.call.saveRedirect({ was: known?.keyword ?? null, ...row }), '跳转已保存');
  };
  return (
    <WordDialog
      open={edited !== null}
      title={known ? '修改跳转' : '新增跳转'}
      busy={busy}
      onSave={save}
      onClose={onClose}
    >
      <WordField
        label="搜索词"
        value={row.keyword}
        maxLength={30}
        fault={tried && !row.keyword.trim() ? '请填写搜索词' : undefined}
        onChange={(keyword) => setRow({ ...row, keyword })}
      />
      <WordField
        label="跳转地址"
        value={row.url}
        maxLength={500}
        fault={tried && !row.url.trim() ? '请填写跳转地址' : undefined}
        placeholder={`${BRAND_INDEX_PATH} 或 https://…`}
        onChange={(url) => setRow({ ...row, url })}
      />
    </WordDialog>
  );
}
