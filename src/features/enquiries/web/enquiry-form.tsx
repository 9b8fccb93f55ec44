import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { enquiryHref } from '#business/paths/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { StickyBar } from '#platform/web/display/sticky-bar.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { useFocusWrong } from '#platform/web/form/use-focus-wrong.ts';
import { FilePicker } from '#platform/web/upload/file-picker.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { DraftLineRow } from './draft-line-row.tsx';
import { DraftStatus } from './draft-status.tsx';
import styles from './enquiry.module.css';
import { enquiryApi } from './enquiry-api.ts';
import { draftsHref } from './enquiry-words.ts';
import { PasteSection } from './paste-section.tsx';
import { useDraftSaving } from './use-draft-saving.ts';
import { type EnquiryForm as Form, type FormStart, useEnquiryForm } from './use-enquiry-form.ts';

export type EnquiryFormProps = {
  start: FormStart;
  onBorn: (enquiryNo: string) => void;
  /** Another browser or tab wrote the draft: it is read again. */
  onReload: (enquiryNo: string) => void;
};

/** What is wanted, line by line; kept as a draft while it is written. */
export function EnquiryForm({ start, onBorn, onReload }: EnquiryFormProps) {
  const form = useEnquiryForm(start);
  const { content, picked, unreadable } = form;
  const router = useRouter();
  const act = useAct();
  const paused = act.busy || picked.busy || unreadable !== null;
  const saving = useDraftSaving({ content, opened: start.draft, paused, onBorn });
  const [checked, setChecked] = useState(false);
  const refused = useFocusWrong();
  const send = async () => {
    setChecked(true);
    if (!form.sendable) return refused();
    let enquiryNo = '';
    const sent = await act.run(async (context) => {
      const draft = await saving.halt();
      const input = { ...content, ...(draft && { draft }) };
      ({ enquiryNo } = await enquiryApi.call.create(input, context));
    }, '询价已提交，客服会尽快答复');
    if (sent) await router.navigate({ href: enquiryHref(enquiryNo) });
    else saving.goOn();
  };
  const keep = async () => {
    if (await saving.save()) await router.navigate({ href: draftsHref });
  };
  return (
    <>
      <Wishes form={form} checked={checked} />
      <PasteSection onPaste={form.wishes.paste} />
      <More form={form} />
      <StickyBar className={styles.foot}>
        <ProblemLine>{act.problem}</ProblemLine>
        <DraftStatus
          state={saving.state}
          isDraft={saving.place !== null}
          unreadable={unreadable}
          onReload={() => saving.place && onReload(saving.place.enquiryNo)}
        />
        <Row gap={8} looks={['wrap']}>
          {saving.place && <DeleteDraft enquiryNo={saving.place.enquiryNo} saving={saving} label="删除草稿" />}
          <Button size="lg" disabled={form.empty || paused} onClick={() => void keep()}>
            存为草稿，稍后继续
          </Button>
          <Button kind="primary" size="lg" busy={act.busy || picked.busy} onClick={() => void send()}>
            提交询价
          </Button>
        </Row>
      </StickyBar>
    </>
  );
}

function Wishes({ form, checked }: { form: Form; checked: boolean }) {
  const { lines, change, remove, add } = form.wishes;
  return (
    <Section title="需要什么" note="标准品 2 小时内、非标品 24 小时内答复（工作时间）">
      {lines.map((line, index) => (
        <DraftLineRow
          key={line.key}
          line={line}
          place={index + 1}
          checked={checked}
          first={index === 0 && form.nothingAsked}
          onChange={change}
          onRemove={remove}
        />
      ))}
      <Row gap={8} looks={['wrap']}>
        <Button onClick={add}>添加一行</Button>
      </Row>
    </Section>
  );
}

function More({ form }: { form: Form }) {
  return (
    <Section title="补充信息">
      <Stack>
        <TextField
          label="标题"
          value={form.title}
          maxLength={80}
          onChange={(event) => form.setTitle(event.target.value)}
        />
        <TextAreaField
          label="备注"
          value={form.note}
          maxLength={500}
          rows={3}
          onChange={(event) => form.setNote(event.target.value)}
        />
        <Checkbox label="加急" checked={form.urgent} onChange={(event) => form.setUrgent(event.target.checked)} />
        <FilePicker label="上传图片或图纸" picked={form.picked} />
      </Stack>
    </Section>
  );
}
