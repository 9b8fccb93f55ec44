import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displaySecond } from '#platform/shared/display-time.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ChainFault } from '../contract/audit-contract.ts';
import styles from './audit.module.css';
import { auditApi } from './audit-api.ts';
import { chainQuery } from './audit-queries.ts';

const FAULTS: Readonly<Record<ChainFault['kind'], string>> = {
  changed: '记录被改动',
  removed: '记录被删除',
  order: '存证顺序不连续',
  unsealed: '有绕过存证的记录',
};

interface Outcome {
  checked: number;
  running: boolean;
  fault: ChainFault | null;
  problem: string | null;
}

/** Follows the chain from its beginning to its end, a slice at a time. */
function useCheck() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const run = async () => {
    let checked = 0;
    let next: number | null = 1;
    setOutcome({ checked, running: true, fault: null, problem: null });
    try {
      while (next !== null) {
        const verdict = await auditApi.call.verify({ from: next });
        checked += verdict.checked;
        next = verdict.next;
        setOutcome({ checked, running: next !== null, fault: verdict.fault, problem: null });
      }
    } catch (error) {
      const problem = wordsOfRefusal(error, '校验没有完成，请检查网络后重试');
      setOutcome({ checked, running: false, fault: null, problem });
    }
  };
  return { outcome, run };
}

function Verdict({ checked, running, fault, problem }: Outcome) {
  const count = checked.toLocaleString('en-US');
  if (problem) return <Tag tone="danger">{problem}</Tag>;
  if (running) return <span>正在校验，已核对 {count} 条</span>;
  if (!fault) {
    return (
      <>
        <Tag tone="success">链完整</Tag> 已核对 {count} 条，没有改动或缺失
      </>
    );
  }
  return (
    <>
      <Tag tone="danger">链不完整</Tag> 第 {fault.place} 条（编号 {fault.logId}）{FAULTS[fault.kind]}
      ，请立即联系商城客服
    </>
  );
}

/** How far the log is sealed, and the check that nobody has touched it since. */
export function ChainPanel() {
  const { data } = useSuspenseQuery(chainQuery);
  const { outcome, run } = useCheck();
  return (
    <div className={styles.chain}>
      <p>
        已存证 {data.sealed.toLocaleString('en-US')} 条{data.waiting > 0 && `，${data.waiting} 条即将存证`}
        {data.headAt && ` · 最近 ${displaySecond(data.headAt)}`}
      </p>
      {data.head && (
        <p className={styles.hash}>
          链头 <code>{data.head.slice(0, 16)}…</code> <CopyText text={data.head} label="链头" />
        </p>
      )}
      <div role="status" className={styles.verdict}>
        {outcome && <Verdict {...outcome} />}
      </div>
      <Button size="sm" busy={outcome?.running ?? false} onClick={() => void run()}>
        校验完整性
      </Button>
    </div>
  );
}
