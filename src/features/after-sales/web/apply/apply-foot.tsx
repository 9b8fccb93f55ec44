import { displayTime } from '#platform/shared/display-time.ts';
import { formatAmount, parseAmount, sum } from '#platform/shared/money.ts';
import { isFinalRefusal, wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { StickyBar } from '#platform/web/display/sticky-bar.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { asksMoney } from '../../rules/case-kinds.ts';
import { PAYER_WORDS } from '../case-amounts.ts';
import styles from './apply.module.css';
import type { KeepState } from './use-kept-draft.ts';
import type { Preview } from './use-preview.ts';

interface Props {
  preview: Preview;
  keeping: KeepState;
  problem: string | null;
  busy: boolean;
  empty: boolean;
  onSubmit: () => void;
}

/** What it comes to and who pays freight, as the server says it; how safe it is; the one way on. */
export function ApplyFoot({ preview, keeping, problem, busy, empty, onSubmit }: Props) {
  return (
    <StickyBar className={styles.foot}>
      <Outcome preview={preview} empty={empty} />
      <div className={styles.way}>
        <ProblemLine>{problem}</ProblemLine>
        <p className={styles.quiet} role="status">
          {keptWords(keeping)}
        </p>
        <Button kind="primary" size="lg" busy={busy} disabled={empty} onClick={onSubmit}>
          提交申请
        </Button>
      </div>
    </StickyBar>
  );
}

function keptWords(state: KeepState): string {
  if (state.kind === 'saving') return '正在保存草稿…';
  if (state.kind === 'saved') return `草稿已保存 ${displayTime(state.at).slice(-5)}`;
  if (state.kind !== 'failed') return '选好类型和原因的行自动存为草稿';
  if (isFinalRefusal(state.error)) return `草稿未保存：${wordsOfRefusal(state.error, '请稍后重试')}`;
  return '草稿未保存，稍后自动重试，请先不要关闭页面';
}

function Outcome({ preview: { preview, stale, error }, empty }: Pick<Props, 'preview' | 'empty'>) {
  if (empty) return <p className={styles.outcome}>请选择要售后的商品</p>;
  if (error) return <p className={styles.outcome}>{wordsOfRefusal(error, '金额暂时算不出来，不影响提交')}</p>;
  if (!preview) return <p className={styles.outcome}>选好类型和原因后显示金额</p>;
  const { cases } = preview;
  const paid = cases.filter(({ kind }) => asksMoney(kind));
  const back = formatAmount(sum(paid.map(({ amount }) => parseAmount(amount))));
  return (
    <div className={joinClasses(styles.outcome, stale && styles.stale)} aria-live="polite">
      <ul className={styles.cases}>
        {cases.map((one) => (
          <li key={`${one.kind} ${one.freightPayer}`}>
            <b>{one.kindLabel}</b> {one.lineCount} 行
            {asksMoney(one.kind) && one.amount !== '0.00' && (
              <>
                {' '}
                <Money yuan={one.amount} exact />
              </>
            )}
            <small>
              {one.comesBack ? PAYER_WORDS[one.freightPayer] : '无需退回'}
              {one.approval && '，需公司审批'}
            </small>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {cases.length > 1 && <span className={styles.quiet}>分为 {cases.length} 张售后单</span>}
        {paid.length > 0 && (
          <>
            {' '}
            预计退款 <Money yuan={back} exact large />
          </>
        )}
      </p>
    </div>
  );
}
