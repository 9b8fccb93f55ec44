import { useState } from 'react';
import { approvalHref } from '#business/paths/rules/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { LinkView } from '../contract/approval-link-contract.ts';
import { parseOverBudget } from '../rules/document-snapshot.ts';
import { approvalLinkApi } from './approval-api.ts';
import { ApprovalLines } from './approval-lines.tsx';
import { isBought, isDecidedByLine } from './approved-kinds.ts';
import { BudgetLines } from './budget-lines.tsx';
import styles from './email-approval.module.css';

type Props = { code: string; view: LinkView };

function useLinkAct(code: string) {
  const { busy, problem, run } = useAct({ otherwise: '处理失败，请检查网络后重试', renews: [] });
  const [outcome, setOutcome] = useState<{ done: boolean; words: string } | null>(null);
  const act = async (action: 'approve' | 'refuse', comment: string, refused: ReadonlySet<number>) => {
    const refusedLines = action === 'approve' ? [...refused].map((lineNo) => ({ lineNo, reason: comment })) : [];
    await run(async () => {
      const { done, message, changes } = await approvalLinkApi.call.act({ code, action, comment, refusedLines });
      setOutcome({ done, words: [message, ...changes].join('；') });
    });
  };
  return { act, busy, outcome: problem === null ? outcome : { done: false, words: problem } };
}

/** What a mail asks about, on a phone: read it, leave lines out, agree or refuse. Nothing happens before a press. */
export function EmailApproval({ code, view }: Props) {
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set());
  const toggle = (lineNo: number) => {
    const next = new Set(refused);
    if (!next.delete(lineNo)) next.add(lineNo);
    setRefused(next);
  };
  const { act, busy, outcome } = useLinkAct(code);
  if (outcome?.done) return <Done words={outcome.words} />;
  return (
    <article className={styles.page}>
      <header>
        <h1 className={styles.title}>审批 {view.title}</h1>
        <p className={styles.note}>
          {view.firmName} · {[view.departmentName, view.requesterName].filter(Boolean).join(' ')} 于{' '}
          {displayTime(view.createdAt)} 提交，请 {view.approverName} 审批
        </p>
        <p className={styles.amount}>
          <Money yuan={view.amount} exact />
        </p>
      </header>
      <Section title="为什么需要审批">
        <ul className={styles.reasons}>
          {view.reasons.map(({ flowName, because }) => (
            <li key={flowName}>
              <strong>{flowName}</strong> {because.join('；')}
            </li>
          ))}
        </ul>
      </Section>
      {view.budgets.length > 0 && (
        <Section title="预算">
          <BudgetLines budgets={view.budgets} facts={view.facts} />
        </Section>
      )}
      <Section title="商品" note={isDecidedByLine(view) ? '不同意的行可以单独勾选' : undefined} flush>
        <ApprovalLines
          lines={view.lines}
          choice={isDecidedByLine(view) ? { refused, onToggle: toggle } : null}
          bought={isBought(view)}
        />
      </Section>
      <Section title="单据信息">
        <Facts columns={1} facts={parseOverBudget(view.facts).others} />
      </Section>
      {outcome && <ProblemLine>{outcome.words}</ProblemLine>}
      {view.loginNeeded ? (
        <ButtonLink kind="primary" size="lg" block href={approvalHref(view.requestNo)}>
          金额较大，登录后处理
        </ButtonLink>
      ) : (
        <Decision
          view={view}
          busy={busy}
          refused={refused.size}
          onAct={(action, comment) => void act(action, comment, refused)}
        />
      )}
      <p className={styles.note}>链接有效至 {displayTime(view.expiresAt)}，只能使用一次。</p>
    </article>
  );
}

type DecisionProps = {
  view: LinkView;
  busy: boolean;
  refused: number;
  onAct: (action: 'approve' | 'refuse', comment: string) => void;
};

/** Budgets that have given out more than they had, by name. */
const overspent = ({ budgets }: LinkView) =>
  budgets.flatMap(({ periods, name }) => periods.filter(({ over }) => over).map(({ label }) => `${name}${label}`));

function Decision({ view, busy, refused, onAct }: DecisionProps) {
  const [comment, setComment] = useState('');
  const [missing, setMissing] = useState(false);
  const over = overspent(view);
  const refuse = () => {
    setMissing(comment.trim() === '');
    if (comment.trim() !== '') onAct('refuse', comment.trim());
  };
  return (
    <div className={styles.decision}>
      {over.length > 0 && <ProblemLine>超预算：{[...new Set(over)].join('、')}</ProblemLine>}
      <TextAreaField
        label="意见（驳回时必填）"
        rows={2}
        maxLength={200}
        value={comment}
        error={missing ? '请填写驳回原因' : undefined}
        onChange={(event) => setComment(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button kind="primary" size="lg" block busy={busy} onClick={() => onAct('approve', comment.trim())}>
          {refused > 0
            ? `同意其余，剔除 ${refused} 行`
            : `同意 ${displayYuan(view.amount)}${over.length > 0 ? '（超预算）' : ''}`}
        </Button>
        <Button size="lg" block busy={busy} onClick={refuse}>
          全部驳回
        </Button>
      </div>
    </div>
  );
}

function Done({ words }: { words: string }) {
  return (
    <div className={styles.done} role="status">
      <h1 className={styles.title}>{words}</h1>
      <p>结果已通知申请人，可以关闭本页。</p>
    </div>
  );
}
