import { useQuery } from '@tanstack/react-query';
import { DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { FirmRange, FirmRuleKind, RuleOutcomes } from '../../contract/range-contract.ts';
import { TargetField } from '../desk/target-field.tsx';
import { PersonSelect } from './person-select.tsx';
import styles from './range.module.css';
import { rangeApi, rangeBrandsQuery } from './range-api.ts';
import { EFFECT_WORDS, KIND_WORDS, RESULT_WORDS } from './range-words.ts';

interface Draft {
  effect: 'hide' | 'range';
  kind: FirmRuleKind;
  codes: string[];
  limit: number;
  whom: 'all' | 'department' | 'person';
  departmentId: string | null;
  userId: string | null;
  startsOn: string | null;
  endsOn: string | null;
}

const EMPTY: Draft = {
  effect: 'range',
  kind: 'category',
  codes: [],
  limit: 500,
  whom: 'all',
  departmentId: null,
  userId: null,
  startsOn: null,
  endsOn: null,
};

const WHOM = { all: '全公司', department: '部门及其下级', person: '指定人员' } as const;

const optionsOf = <Key extends string>(words: Readonly<Record<Key, string>>, left: readonly Key[] = []) =>
  (Object.keys(words) as Key[]).filter((key) => !left.includes(key)).map((value) => ({ value, label: words[value] }));

const useRangeBrands = (keyword: string) => useQuery(rangeBrandsQuery(keyword));

function inputOf({ whom, departmentId, userId, kind, codes, limit, ...rest }: Draft) {
  const named = kind === 'price' ? { limit } : kind === 'agreement' ? {} : { codes };
  return {
    ...rest,
    kind,
    ...named,
    departmentId: whom === 'department' ? departmentId : null,
    userId: whom === 'person' ? userId : null,
  };
}

/** What is missing before the rule can be sent. */
function lackOf({ kind, codes, whom, departmentId, userId }: Draft): string | null {
  if (kind !== 'price' && kind !== 'agreement' && codes.length === 0) return '请先选择或填写商品范围';
  if (whom === 'department' && departmentId === null) return '请选择部门';
  return whom === 'person' && userId === null ? '请选择人员' : null;
}

function useAdding(onDone: (outcome: RuleOutcomes) => void) {
  const { busy, problem, obtain } = useAct({
    otherwise: '没有保存，请检查网络后重试',
    renews: [rangeApi.query.key()],
  });
  const [lack, setLack] = useState<string | null>(null);
  const add = async (draft: Draft) => {
    const missing = lackOf(draft);
    setLack(missing);
    if (missing) return;
    const outcome = await obtain(() => rangeApi.call.add(inputOf(draft)));
    if (outcome) onDone(outcome);
  };
  return { busy, problem: lack ?? problem, add };
}

/** What became of each code; shown only where not everything was added. */
function Outcomes({ added, outcomes }: RuleOutcomes) {
  const rest = outcomes.filter(({ result }) => result !== 'added');
  return (
    <div role="status" className={styles.outcomes}>
      <p>
        已新增 {added} 条规则{rest.length > 0 && `，${rest.length} 个编码没有新增：`}
      </p>
      {rest.length > 0 && (
        <ul>
          {rest.map(({ code, result }) => (
            <li key={code}>
              <b>{code}</b> {RESULT_WORDS[result]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type DialogProps = { range: FirmRange; open: boolean; onClose: () => void };

/** A new rule: what happens to which goods, for whom, and from when to when. */
export function NewRuleDialog({ range, open, onClose }: DialogProps) {
  const [draft, setDraft] = useState(EMPTY);
  const [outcome, setOutcome] = useState<RuleOutcomes | null>(null);
  const { busy, problem, add } = useAdding((done) => {
    setOutcome(done);
    setDraft((now) => ({ ...now, codes: [] }));
  });
  const change = (part: Partial<Draft>) => {
    setOutcome(null);
    setDraft((now) => ({ ...now, ...part }));
  };
  const close = () => {
    setDraft(EMPTY);
    setOutcome(null);
    onClose();
  };
  const footer = (
    <>
      <Button onClick={close} disabled={busy}>
        关闭
      </Button>
      <Button kind="primary" busy={busy} onClick={() => void add(draft)}>
        新增规则
      </Button>
    </>
  );
  return (
    <Dialog open={open} size="lg" title="新增可见范围规则" footer={footer} locked={busy} onClose={close}>
      <div className={styles.form}>
        <GoodsFields draft={draft} range={range} onChange={change} />
        <WhomFields draft={draft} range={range} onChange={change} />
        <ProblemLine>{problem}</ProblemLine>
        {outcome && <Outcomes {...outcome} />}
      </div>
    </Dialog>
  );
}

type FieldsProps = { draft: Draft; range: FirmRange; onChange: (part: Partial<Draft>) => void };

function GoodsFields({ draft: { effect, kind, codes, limit }, range, onChange }: FieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label="作用"
          options={optionsOf(EFFECT_WORDS)}
          value={effect}
          onChange={({ target }) =>
            onChange({ effect: target.value as Draft['effect'], kind: kind === 'agreement' ? 'category' : kind })
          }
        />
        <SelectField
          label="按什么选商品"
          options={optionsOf(KIND_WORDS, effect === 'hide' ? ['agreement'] : [])}
          value={kind}
          onChange={({ target }) => onChange({ kind: target.value as FirmRuleKind, codes: [] })}
        />
      </div>
      {kind === 'price' && (
        <SelectField
          label={effect === 'hide' ? '隐藏单价高于' : '可采购单价不超过'}
          hint="按商城含税标准单价判断，不含协议优惠"
          options={range.priceLimits.map((yuan) => ({
            value: String(yuan),
            label: `¥${yuan.toLocaleString('en-US')}`,
          }))}
          value={String(limit)}
          onChange={({ target }) => onChange({ limit: Number(target.value) })}
        />
      )}
      {kind === 'agreement' && (
        <p className={styles.note}>目前有 {range.agreedItems} 个商品有生效中的协议价，随协议变化。</p>
      )}
      {kind !== 'price' && kind !== 'agreement' && (
        <TargetField
          key={kind}
          kind={kind}
          codes={codes}
          onChange={(next) => onChange({ codes: next })}
          useBrands={useRangeBrands}
        />
      )}
    </>
  );
}

const dayOf = (day: dayjs.Dayjs | null | undefined) => day?.format('YYYY-MM-DD') ?? null;

function WhomFields({ draft, range, onChange }: FieldsProps) {
  const { whom, departmentId, userId, startsOn, endsOn } = draft;
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label="适用对象"
          options={optionsOf(WHOM)}
          value={whom}
          onChange={({ target }) => onChange({ whom: target.value as Draft['whom'] })}
        />
        {whom === 'department' && (
          <Select
            aria-label="部门"
            placeholder="选择部门"
            value={departmentId}
            options={range.departments.map(({ id, name, depth }) => ({
              value: id,
              label: `${'　'.repeat(depth)}${name}`,
            }))}
            onChange={(id: string) => onChange({ departmentId: id })}
            className={styles.beside}
          />
        )}
        {whom === 'person' && (
          <span className={styles.beside}>
            <PersonSelect
              label="人员"
              placeholder="输入姓名或用户名"
              value={userId}
              onChange={(id) => onChange({ userId: id })}
            />
          </span>
        )}
      </div>
      <DatePicker.RangePicker
        aria-label="生效日期"
        allowEmpty={[true, true]}
        placeholder={['立即生效', '长期有效']}
        value={[startsOn ? dayjs(startsOn) : null, endsOn ? dayjs(endsOn) : null]}
        onChange={(days) => onChange({ startsOn: dayOf(days?.[0]), endsOn: dayOf(days?.[1]) })}
      />
    </>
  );
}
