import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { itemHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { CorrectionStatus, DeskCorrection } from '../../contract/correction-contract.ts';
import { correctionApi } from '../correction-queries.ts';
import { correctionTone } from '../correction-tone.ts';
import styles from './corrections.module.css';
import { QUEUE_KEY } from './desk-correction-queries.ts';

type CorrectionDialogProps = { ticket: DeskCorrection | null; onClose: () => void };

/** Words of the buttons that move a report on. */
const ACTS: Readonly<Record<CorrectionStatus, string>> = {
  pending: '退回待处理',
  verified: '核实',
  corrected: '已修正',
  rejected: '不成立',
};

/** One report, whole, with the acts its state allows. */
export function CorrectionDialog({ ticket, onClose }: CorrectionDialogProps) {
  if (!ticket) return null;
  return <Handling key={`${ticket.id} ${ticket.status}`} ticket={ticket} onClose={onClose} />;
}

function Handling({ ticket, onClose }: { ticket: DeskCorrection; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (to: CorrectionStatus) =>
      correctionApi.call.handle({ id: ticket.id, from: ticket.status, to, answer: answer.trim() }),
    onSuccess: async (moved) => {
      notify.success(`${moved.number} ${moved.statusText}`);
      await queryClient.invalidateQueries({ queryKey: QUEUE_KEY });
      onClose();
    },
  });
  const ends = ticket.moves.some((move) => move !== 'verified');
  return (
    <Dialog
      open
      size="lg"
      title={`商品纠错 ${ticket.number}`}
      locked={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>关闭</Button>
          {ticket.moves.map((move) => (
            <Button
              key={move}
              kind={move === 'rejected' ? 'plain' : 'primary'}
              busy={isPending}
              onClick={() => mutate(move)}
            >
              {ACTS[move]}
            </Button>
          ))}
        </>
      }
    >
      <Detail ticket={ticket} />
      {ends && (
        <TextAreaField
          label="处理说明"
          required
          rows={3}
          maxLength={500}
          hint="提交人会收到这段话"
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      )}
      {error && <ProblemLine>{wordsOfRefusal(error, '处理失败，请稍后再试')}</ProblemLine>}
    </Dialog>
  );
}

function Detail({ ticket }: { ticket: DeskCorrection }) {
  return (
    <div className={styles.detail}>
      <Facts
        columns={2}
        facts={[
          { label: '商品', value: <a href={itemHref(ticket.itemCode)}>{ticket.productName}</a> },
          { label: '产品编码', value: ticket.itemCode },
          { label: '有误的内容', value: ticket.fieldsText },
          { label: '状态', value: <Tag tone={correctionTone(ticket.status)}>{ticket.statusText}</Tag> },
          { label: '提交方', value: ticket.firmName ?? '访客' },
          { label: '联系方式', value: ticket.contact },
          { label: '提交时间', value: displayTime(ticket.createdAt) },
          { label: '更新时间', value: displayTime(ticket.updatedAt) },
          { label: '处理说明', value: ticket.answer },
        ]}
      />
      <p className={styles.content}>{ticket.content}</p>
      {ticket.pictures.length > 0 && (
        <div className={styles.pictures}>
          {ticket.pictures.map((src, index) => (
            <a key={src} href={src} target="_blank" rel="noopener noreferrer">
              <img src={src} alt={`图片 ${index + 1}`} width={148} height={148} loading="lazy" />
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
