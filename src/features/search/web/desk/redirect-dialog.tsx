import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { notify } from '#platform/web/feedback/notify.ts';
import type { Redirect } from '../../contract/search-desk-schemas.ts';
import { searchDeskApi } from './search-desk-api.ts';
import styles from './search-words.module.css';
import { useWordsAct } from './use-words-act.ts';
import { WordDialog } from './word-dialog.tsx';

const NOTHING: Redirect = { keyword: '', url: '' };

/** A word and where it leads. */
export function RedirectDialog({ edited, onClose }: { edited: Redirect | 'new' | null; onClose: () => void }) {
  const [row, setRow] = useState(NOTHING);
  const { act, busy } = useWordsAct();
  const known = edited === 'new' ? null : edited;
  useEffect(() => setRow(known ?? NOTHING), [known]);
  const save = async () => {
    if (!row.keyword.trim() || !row.url.trim()) {
      notify.warning('请填写搜索词和跳转地址');
      return false;
    }
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
      <label className={styles.field}>
        <span>搜索词</span>
        <Input
          value={row.keyword}
          maxLength={30}
          onChange={(event) => setRow({ ...row, keyword: event.target.value })}
        />
      </label>
      <label className={styles.field}>
        <span>跳转地址</span>
        <Input
          value={row.url}
          maxLength={500}
          placeholder="/brandindex.html 或 https://…"
          onChange={(event) => setRow({ ...row, url: event.target.value })}
        />
      </label>
    </WordDialog>
  );
}
