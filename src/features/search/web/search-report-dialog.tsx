import { type FormEvent, useId } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Halves } from '#platform/web/display/halves.tsx';
import DialogSurface from '#platform/web/overlays/dialog-surface.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { resultApi } from './result-api.ts';
import styles from './search-feedback.module.css';
import type { ReportKind, SearchReportProps } from './search-report.ts';

/** The call takes 500 characters; the other fields and their names need some of them. */
const LONGEST = 300;

const WORDS: Readonly<Record<ReportKind, { title: string; submit: string; done: string }>> = {
  sourcing: { title: '提交寻源需求', submit: '提交需求', done: '已转给专属客服，1 个工作日内回复' },
  opinion: { title: '反馈搜索结果', submit: '提交反馈', done: '感谢反馈，我们会尽快改进' },
};

const typed = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** One text for the people who read it; fields that were left empty are left out. */
function contentOf(kind: ReportKind, fields: FormData): string {
  if (kind === 'opinion') return typed(fields, 'note');
  const parts = [
    ['寻源需求', typed(fields, 'wanted')],
    ['数量', typed(fields, 'quantity')],
    ['联系电话', typed(fields, 'phone')],
    ['说明', typed(fields, 'note')],
  ];
  return parts.flatMap(([name, value]) => (value ? [`${name}：${value}`] : [])).join('；');
}

function SourcingFields({ keyword }: { keyword: string }) {
  return (
    <>
      <TextField label="需要的商品" name="wanted" required defaultValue={keyword} maxLength={60} />
      <Halves>
        <TextField label="数量和单位" name="quantity" required placeholder="如 200 个" maxLength={30} />
        <TextField label="联系电话" name="phone" inputMode="tel" maxLength={20} hint="不填则按账号联系" />
      </Halves>
    </>
  );
}

/** 寻源需求 or 反馈: sent to the shop's people with the search it is about. */
export default function SearchReportDialog({ kind, keyword, searchId, onClose }: SearchReportProps) {
  const form = useId();
  const { busy, run } = useAct({ passing: true, otherwise: '提交失败，请检查网络后重试', renews: [] });
  const { title, submit, done } = WORDS[kind];
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const content = contentOf(kind, new FormData(event.currentTarget));
    if (await run(() => resultApi.call.feedback({ keyword, searchId, content }), done)) onClose();
  };
  const buttons = (
    <>
      <Button onClick={onClose} disabled={busy}>
        取消
      </Button>
      <Button type="submit" kind="primary" form={form} busy={busy}>
        {submit}
      </Button>
    </>
  );
  return (
    <DialogSurface title={title} size="md" footer={buttons} locked={busy} onClose={onClose}>
      <form id={form} className={styles.form} onSubmit={(event) => void send(event)}>
        {kind === 'sourcing' && <SourcingFields keyword={keyword} />}
        <TextAreaField
          label={kind === 'sourcing' ? '补充说明' : '反馈内容'}
          name="note"
          rows={3}
          required={kind === 'opinion'}
          maxLength={LONGEST}
          placeholder={kind === 'sourcing' ? '材质、标准、用途、希望的到货时间等' : '您想找什么？哪些结果不合适？'}
        />
      </form>
    </DialogSurface>
  );
}
