import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { type FormEvent, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import type { CustomerRange, NewRules, RuleEffect, RuleKind } from '../../contract/visibility-schemas.ts';
import { visibilityApi } from '../visibility-api.ts';
import { brandsQuery } from './desk-queries.ts';
import { EFFECTS, KINDS } from './rule-words.ts';
import { TargetField } from './target-field.tsx';
import { useRangeAct } from './use-range-act.ts';
import styles from './visibility.module.css';

const MOST_TOLD = 10;

/** What came of an addition; codes that name nothing are told, so that they can be put right. */
function wordsOf({ added, present, unknown }: { added: number; present: number; unknown: string[] }): string {
  const told = unknown.slice(0, MOST_TOLD).join('、');
  const more = unknown.length > MOST_TOLD ? ` 等 ${unknown.length} 个` : '';
  const parts = [`新增 ${added} 条规则`];
  if (present) parts.push(`${present} 条原来就有`);
  if (unknown.length) parts.push(`编码不存在：${told}${more}`);
  return parts.join('，');
}

const options = <Key extends string>(words: Readonly<Record<Key, string>>) =>
  (Object.keys(words) as Key[]).map((value) => ({ value, label: words[value] }));

const useDeskBrands = (keyword: string) => useQuery(brandsQuery(keyword));

/** One kind of goods at a time: what happens to them, which they are, for whom. */
export function RuleForm({ range: { customerCode, people } }: { range: CustomerRange }) {
  const [effect, setEffect] = useState<RuleEffect>('range');
  const [kind, setKind] = useState<RuleKind>('category');
  const [codes, setCodes] = useState<string[]>([]);
  const [userName, setUserName] = useState<string | null>(null);
  const { act, busy } = useRangeAct(customerCode);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (codes.length === 0) return notify.warning('请先选择或填写商品范围');
    const wanted: NewRules = { customerCode, userName, effect, kind, codes };
    if (await act(async () => wordsOf(await visibilityApi.call.addRules(wanted)))) setCodes([]);
  };
  const changeKind = (next: RuleKind) => {
    setKind(next);
    setCodes([]);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.line}>
        <SelectField
          label="规则作用"
          labelHidden
          options={options(EFFECTS)}
          value={effect}
          onChange={({ target }) => setEffect(target.value as RuleEffect)}
        />
        <SelectField
          label="按什么选商品"
          labelHidden
          options={options(KINDS)}
          value={kind}
          onChange={({ target }) => changeKind(target.value as RuleKind)}
        />
        <Select
          aria-label="适用用户"
          value={userName ?? ''}
          showSearch
          options={[{ value: '', label: '公司全部用户' }, ...people.map((name) => ({ value: name, label: name }))]}
          onChange={(name: string) => setUserName(name || null)}
          style={{ width: 180 }}
        />
      </div>
      <TargetField kind={kind} codes={codes} onChange={setCodes} useBrands={useDeskBrands} />
      <div>
        <Button type="submit" kind="primary" busy={busy}>
          新增规则
        </Button>
      </div>
    </form>
  );
}
