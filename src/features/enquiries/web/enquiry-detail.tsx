import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Thread } from '#business/documents/web/public.ts';
import { draftHref, newEnquiryHref, quoteHref } from '#business/paths/rules/public.ts';
import { BuyersOnly } from '#features/access/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import { MainAndSide } from '#platform/web/kits/detail/main-and-side.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { EnquiryDetail } from '../contract/enquiry-schemas.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { enquiryApi } from './enquiry-api.ts';
import { EnquiryFiles, EnquiryLines } from './enquiry-lines.tsx';
import { EnquiryTag } from './enquiry-tag.tsx';
import { useEnquiryFiles } from './use-enquiry-files.ts';

/** One enquiry: what was asked, what the shop found, and the talk about it. */
export function EnquiryDetailView({ enquiry }: { enquiry: EnquiryDetail }) {
  const { enquiryNo, status, statusLabel, buyerName, createdAt, dueAt } = enquiry;
  const promise = dueAt ? `，预计 ${displayTime(dueAt)} 前答复` : '';
  return (
    <DetailPage
      title="询价单"
      number={enquiryNo}
      status={<EnquiryTag status={status} label={statusLabel} />}
      note={
        enquiry.draft
          ? `最近保存于 ${displayTime(createdAt)}，提交前只有您能看到`
          : `${buyerName} 于 ${displayTime(createdAt)} 提交${promise}`
      }
      actions={enquiry.draft ? <DraftActs enquiryNo={enquiryNo} /> : <Acts enquiry={enquiry} />}
    >
      <Section title={enquiry.title || '未填写标题'} note={`${enquiry.lines.length} 行`} flush>
        <EnquiryLines lines={enquiry.lines} />
      </Section>
      <MainAndSide>
        <Section title="沟通记录">
          <Talk enquiry={enquiry} />
        </Section>
        <Section title="备注与附件">
          <Stack>
            <p>{enquiry.note || '没有备注。'}</p>
            {enquiry.closeReason && <p>结束原因：{enquiry.closeReason}</p>}
            <EnquiryFiles files={enquiry.files} path="/oms-front/enquiry/file" />
          </Stack>
        </Section>
      </MainAndSide>
    </DetailPage>
  );
}

const DraftActs = ({ enquiryNo }: { enquiryNo: string }) => (
  <>
    <DeleteDraft enquiryNo={enquiryNo} label="删除草稿" />
    <ButtonLink kind="primary" href={draftHref(enquiryNo)}>
      继续填写
    </ButtonLink>
  </>
);

function Acts({ enquiry }: { enquiry: EnquiryDetail }) {
  const { enquiryNo, quoteNo, canCancel, canTransfer, lines } = enquiry;
  const router = useRouter();
  const act = useAct();
  const [cancelling, setCancelling] = useState(false);
  const transfer = async (call: typeof enquiryApi.call.transferQuote, done: string) => {
    let href = '';
    const moved = await act.run(async () => {
      ({ href } = await call({ enquiryCode: enquiryNo }));
    }, done);
    if (moved) await router.navigate({ href });
  };
  const { call } = enquiryApi;
  return (
    <>
      <ProblemWords>{act.problem}</ProblemWords>
      {canTransfer && (
        <>
          <Button busy={act.busy} onClick={() => void transfer(call.transferQuote, '已转报价')}>
            转报价
          </Button>
          <Button kind="primary" busy={act.busy} onClick={() => void transfer(call.transferOrder, '请确认订单')}>
            转订单
          </Button>
        </>
      )}
      {quoteNo && <ButtonLink href={quoteHref(quoteNo)}>查看报价</ButtonLink>}
      {canCancel && <Button onClick={() => setCancelling(true)}>取消询价</Button>}
      {!canCancel && !canTransfer && (
        <BuyersOnly>
          <ButtonLink href={newEnquiryHref({ keyword: lines[0]?.name })}>再次询价</ButtonLink>
        </BuyersOnly>
      )}
      <ConfirmDialog
        open={cancelling}
        title="取消这张询价单？"
        confirmLabel="取消询价"
        dismissLabel="继续等待"
        danger
        onConfirm={() => act.run(() => call.cancel({ enquiryNo }), '询价已取消')}
        onClose={() => setCancelling(false)}
      >
        取消后客服不再找货报价，可以随时重新询价。
      </ConfirmDialog>
    </>
  );
}

const MOST_FILES = 5;

/** The talk, with what the shop asked for or anything else that helps as its next word. */
function Talk({ enquiry: { enquiryNo, asked, canAnswer, events } }: { enquiry: EnquiryDetail }) {
  const picked = useEnquiryFiles(MOST_FILES);
  const { run, busy, problem } = useAct();
  const send = (text: string, fileIds: string[]) =>
    run((context) => enquiryApi.call.answer({ enquiryNo, text, fileIds }, context), '已发送给客服');
  const say = {
    label: asked ? '回答客服的问题' : '补充说明',
    button: '发送补充信息',
    maxLength: 1_000,
    busy,
    problem,
    picked,
    send,
  };
  return <Thread entries={events} say={canAnswer ? say : null} />;
}
