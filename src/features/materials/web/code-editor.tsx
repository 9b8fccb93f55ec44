import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { CustomerItem } from '../contract/material-contract.ts';
import styles from './customer-codes.module.css';
import { materialApi } from './material-api.ts';
import { customerCodesQuery } from './material-queries.ts';

const LONGEST_CODE = 40;
const LONGEST_NAME = 100;

export type CodeEditorProps = {
  itemCode: string;
  /** Null: a new code. */
  edited: CustomerItem | null;
  onClose: () => void;
};

/** Two fields in the place of the codes: what the firm calls the item, by number and by name. */
export default function CodeEditor({ itemCode, edited, onClose }: CodeEditorProps) {
  const [code, setCode] = useState(edited?.materialCode ?? '');
  const [name, setName] = useState(edited?.materialName ?? '');
  const [lack, setLack] = useState<string>();
  const { busy, problem, run } = useAct({
    otherwise: '没有保存，请检查网络后重试',
    renews: [customerCodesQuery(itemCode).queryKey],
  });
  const first = useRef<HTMLInputElement>(null);
  // The button that opened this is gone; the focus goes on where it stood.
  useEffect(() => first.current?.focus(), []);

  const act = async (work: () => Promise<unknown>, done: string) => {
    setLack(undefined);
    if (await run(work, done)) onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!code.trim()) return setLack('请填写客户编码');
    const wanted = {
      itemCode,
      materialCode: code,
      materialName: name,
      ...(edited ? { replaces: edited.materialCode } : {}),
    };
    void act(() => materialApi.call.put(wanted), '客户编码已保存');
  };
  const remove = (old: CustomerItem) =>
    void act(() => materialApi.call.remove({ itemCode, materialCode: old.materialCode }), '客户编码已删除');

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its fields leaves the form
    <form
      className={styles.editor}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <TextField
        ref={first}
        className={styles.codeField}
        label="客户编码"
        labelHidden
        required
        error={lack ?? problem}
        placeholder="贵司物料编码"
        maxLength={LONGEST_CODE}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <TextField
        className={styles.nameField}
        label="客户物料名称"
        labelHidden
        placeholder="贵司物料名称（可不填）"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" kind="primary" size="sm" busy={busy}>
        保存
      </Button>
      {edited && (
        <Button kind="quiet" size="sm" onClick={() => remove(edited)}>
          删除
        </Button>
      )}
      <Button kind="quiet" size="sm" onClick={onClose}>
        取消
      </Button>
    </form>
  );
}
