import { useEffect, useState } from 'react';
import type { SynonymGroupRow } from '../../contract/search-desk-schemas.ts';
import { searchDeskApi } from './search-desk-api.ts';
import styles from './search-words.module.css';
import { useWordsAct } from './use-words-act.ts';
import { WordDialog } from './word-dialog.tsx';
import { WordField } from './word-field.tsx';
import { WordsField } from './words-field.tsx';

interface SynonymDialogProps {
  edited: SynonymGroupRow | 'new' | null;
  onClose: () => void;
}

/** The shop's own word and the words buyers use for it. */
export function SynonymDialog({ edited, onClose }: SynonymDialogProps) {
  const [own, setOwn] = useState('');
  const [others, setOthers] = useState<string[]>([]);
  const [tried, setTried] = useState(false);
  const { act, busy } = useWordsAct();
  const group = edited === 'new' ? null : edited;
  useEffect(() => {
    setTried(false);
    setOwn(group?.words[0] ?? '');
    setOthers(group?.words.slice(1) ?? []);
  }, [group, edited]);
  const save = async () => {
    const words = [own.trim(), ...others];
    setTried(true);
    if (!own.trim() || others.length === 0) return false;
    const was = group?.words[0] ?? null;
    return act(() => searchDeskApi.call.saveSynonyms({ was, words }), '已保存，30 秒内生效');
  };
  return (
    <WordDialog
      open={edited !== null}
      title={group ? '修改同义词' : '新增同义词'}
      busy={busy}
      onSave={save}
      onClose={onClose}
    >
      <WordField
        label="本店用词"
        value={own}
        maxLength={30}
        fault={tried && !own.trim() ? '请填写本店用词' : undefined}
        onChange={setOwn}
      />
      <WordsField
        label="买家用词"
        words={others}
        fault={tried && others.length === 0 ? '请填写至少一个买家用词' : undefined}
        onChange={setOthers}
      />
      <p className={styles.note}>
        买家用词可以出现在多组里（如“螺丝”对应螺钉和螺栓），本店用词只能属于一组。常见错别字也可以填在这里。
      </p>
    </WordDialog>
  );
}
