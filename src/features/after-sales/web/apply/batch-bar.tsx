import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import type { EntryLine } from '../../contract/apply-schemas.ts';
import { CASE_REASONS, type CaseReason } from '../../contract/case-reasons.ts';
import { CASE_KINDS, type CaseKind } from '../../contract/case-words.ts';
import styles from './apply.module.css';
import type { ApplyForm } from './use-apply-form.ts';
import { openKinds, openReasons, setAll } from './wishes.ts';

/** From so many lines on they can be searched. */
const MANY_LINES = 12;

interface Props {
  form: ApplyForm;
  lines: readonly EntryLine[];
  /** Those the words find. */
  shown: readonly EntryLine[];
  keyword: string;
  onKeyword: (keyword: string) => void;
}

/** Many lines at once: chosen together, and given the same kind and reason. */
export function BatchBar({ form, lines, shown, keyword, onKeyword }: Props) {
  const free = shown.filter((line) => openKinds(line).length > 0);
  const chosen = new Set(form.wishes.map(({ lineNo }) => lineNo));
  const taken = free.filter(({ lineNo }) => chosen.has(lineNo));
  return (
    <div className={styles.batch}>
      <Checkbox
        label={`全选（可售后 ${free.length} 行）`}
        checked={free.length > 0 && taken.length === free.length}
        partial={taken.length > 0 && taken.length < free.length}
        disabled={free.length === 0}
        onChange={({ target }) => form.chooseAll(free, target.checked)}
      />
      {lines.length >= MANY_LINES && (
        <TextField
          label="查找商品"
          labelHidden
          type="search"
          placeholder="商品名称或编码"
          className={styles.search}
          maxLength={60}
          value={keyword}
          onChange={({ target }) => onKeyword(target.value)}
        />
      )}
      {chosen.size > 1 && <SameForAll form={form} count={chosen.size} />}
    </div>
  );
}

const isKind = (text: string): text is CaseKind => Object.hasOwn(CASE_KINDS, text);
const isReason = (text: string): text is CaseReason => Object.hasOwn(CASE_REASONS, text);

/** What the chosen lines have in common to offer. */
function choicesOf(form: ApplyForm, kind: CaseKind | '') {
  const chosen = form.wishes.flatMap(({ lineNo }) => form.lines.get(lineNo) ?? []);
  const offers = chosen.flatMap(openKinds);
  const kinds = new Map(offers.map((offer) => [offer.kind, offer.label]));
  const reasons = new Map(
    offers
      .filter((offer) => offer.kind === kind)
      .flatMap(openReasons)
      .map(({ reason, label }) => [reason, label]),
  );
  const options = (words: ReadonlyMap<string, string>) => [...words].map(([value, label]) => ({ value, label }));
  return { kinds: options(kinds), reasons: options(reasons) };
}

function SameForAll({ form, count }: { form: ApplyForm; count: number }) {
  const [kind, setKind] = useState<CaseKind | ''>('');
  const [reason, setReason] = useState<CaseReason | ''>('');
  const { kinds, reasons } = choicesOf(form, kind);
  const apply = () => {
    if (!kind) return;
    const same = { kind, ...(reason && { reason }) };
    const left = setAll(form.wishes, form.lines, same).filter(
      (wish) => wish.kind !== kind || (reason && wish.reason !== reason),
    );
    form.setAll(same);
    if (left.length > 0) notify.warning(`${left.length} 行不能这样处理，保持原样`);
    else notify.success(`已设置 ${count} 行`);
  };
  return (
    <Row gap={8} looks={['wrap', 'end']} className={styles.same}>
      <span>已选 {count} 行，统一设为</span>
      <SelectField
        label="统一的售后类型"
        labelHidden
        placeholder="售后类型"
        value={kind}
        options={kinds}
        onChange={({ target }) => {
          setKind(isKind(target.value) ? target.value : '');
          setReason('');
        }}
      />
      <SelectField
        label="统一的原因"
        labelHidden
        placeholder="原因"
        disabled={kind === ''}
        value={reason}
        options={reasons}
        onChange={({ target }) => setReason(isReason(target.value) ? target.value : '')}
      />
      <Button disabled={kind === ''} onClick={apply}>
        应用
      </Button>
    </Row>
  );
}
