import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { readTextInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { useAct } from '#platform/web/use-act.ts';
import { DraftLineRow } from './draft-line-row.tsx';
import { type DraftLine, emptyLine, lineFault, linesOf, withPasted } from './draft-lines.ts';
import styles from './enquiry.module.css';
import { enquiryApi } from './enquiry-api.ts';
import { enquiryHref } from './enquiry-words.ts';
import { FilePicker } from './file-picker.tsx';
import { useEnquiryFiles } from './use-enquiry-files.ts';

const MOST_FILES = 10;
const ITEM_NO = /^[0-9A-Za-z][0-9A-Za-z\-_.+/]{0,39}$/;

export const Route = createFileRoute('/_user/user/transaction/inquiryCreate.html')({
  validateSearch: keepSearch,
  component: InquiryCreatePage,
});

/** What the page was opened for: words that found nothing, or an item. */
function readGiven(search: Record<string, unknown>): { keyword?: string; itemNo?: string } {
  const itemNo = readTextInUrl(search.itemNo, 40);
  return { keyword: readTextInUrl(search.keyword, 200), itemNo: itemNo && ITEM_NO.test(itemNo) ? itemNo : undefined };
}

const sourceOf = ({ keyword, itemNo }: { keyword?: string; itemNo?: string }) =>
  itemNo ? 'sku' : keyword ? 'search' : 'typed';

function useDraft(first: DraftLine) {
  const [lines, setLines] = useState<readonly DraftLine[]>([first]);
  const change = (key: number, part: Partial<DraftLine>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const remove = (key: number) =>
    setLines(lines.length > 1 ? lines.filter((line) => line.key !== key) : [emptyLine(key)]);
  const add = () => setLines([...lines, emptyLine(Math.max(...lines.map((line) => line.key)) + 1)]);
  return { lines, change, remove, add, paste: (text: string) => setLines(withPasted(lines, text)) };
}

/** A new enquiry: from words that found nothing, from an item, or from a pasted list. */
function InquiryCreatePage() {
  const given = readGiven(Route.useSearch());
  const router = useRouter();
  const draft = useDraft(emptyLine(1, { name: given.keyword ?? '', itemNo: given.itemNo ?? '' }));
  const [title, setTitle] = useState('');
  const [note, setNote] = useState('');
  const [urgent, setUrgent] = useState(false);
  const [checked, setChecked] = useState(false);
  const picked = useEnquiryFiles(MOST_FILES);
  const act = useAct();
  const send = async () => {
    setChecked(true);
    const filled = linesOf(draft.lines);
    if (filled.length === 0 || draft.lines.some((line) => lineFault(line) !== null)) return;
    const fileIds = picked.files.map((file) => file.id);
    const input = {
      title: title.trim(),
      note: note.trim(),
      urgent,
      source: sourceOf(given),
      lines: filled,
      fileIds,
    } as const;
    let enquiryNo = '';
    const sent = await act.run(async (context) => {
      ({ enquiryNo } = await enquiryApi.call.create(input, context));
    }, '询价已提交，客服会尽快答复');
    if (sent) await router.navigate({ href: enquiryHref(enquiryNo) });
  };
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">新建询价</h1>
      <Section title="需要什么" note="标准品 2 小时内、非标品 24 小时内答复（工作时间）">
        {draft.lines.map((line, index) => (
          <DraftLineRow
            key={line.key}
            {...{ line, checked, place: index + 1 }}
            onChange={(part) => draft.change(line.key, part)}
            onRemove={() => draft.remove(line.key)}
          />
        ))}
        <div className={styles.acts}>
          <Button onClick={draft.add}>添加一行</Button>
        </div>
      </Section>
      <PasteSection onPaste={draft.paste} />
      <Section title="补充信息">
        <div className={styles.stack}>
          <TextField label="标题" value={title} maxLength={80} onChange={(event) => setTitle(event.target.value)} />
          <TextAreaField
            label="备注"
            value={note}
            maxLength={500}
            rows={3}
            onChange={(event) => setNote(event.target.value)}
          />
          <Checkbox label="加急" checked={urgent} onChange={(event) => setUrgent(event.target.checked)} />
          <FilePicker label="上传图片或图纸" picked={picked} />
        </div>
      </Section>
      <div className={styles.foot}>
        {act.problem && (
          <p className={styles.problem} role="alert">
            {act.problem}
          </p>
        )}
        <Button kind="primary" size="lg" busy={act.busy || picked.busy} onClick={() => void send()}>
          提交询价
        </Button>
      </div>
    </div>
  );
}

function PasteSection({ onPaste }: { onPaste: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <Section title="粘贴清单" note="每行一种，数量写在最后：内六角螺钉 M8×30 20">
      <div className={styles.stack}>
        <TextAreaField
          label="清单"
          value={text}
          rows={4}
          maxLength={20_000}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles.acts}>
          <Button
            disabled={text.trim() === ''}
            onClick={() => {
              onPaste(text);
              setText('');
            }}
          >
            填入询价行
          </Button>
        </div>
      </div>
    </Section>
  );
}
