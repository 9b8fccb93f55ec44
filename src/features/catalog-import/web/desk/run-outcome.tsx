import { displayTime } from '#platform/shared/display-time.ts';
import { Facts } from '#platform/web/display/facts.tsx';
import { Section } from '#platform/web/display/section.tsx';
import type { ImportRunDetail } from '../../contract/import-schemas.ts';
import { isMoving } from '../../rules/run-states.ts';
import styles from './import.module.css';

const COUNTS = [
  ['added', '新增'],
  ['changed', '更新'],
  ['skipped', '未变'],
  ['refused', '拒绝'],
] as const;

function Progress({ run }: { run: ImportRunDetail }) {
  const { rowsDone, rowsTotal, status } = run;
  const share = rowsTotal ? rowsDone / rowsTotal : undefined;
  const waiting = status === 'queued' ? '排队中，前面的导入完成后开始' : '正在读取文件';
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} value={share} aria-label="导入进度" />
      <p role="status">
        {rowsTotal === null || status === 'queued' ? waiting : `已处理 ${rowsDone} / ${rowsTotal} 行`}
      </p>
    </div>
  );
}

/** How far a run is and what it brought. */
export function RunOutcome({ run }: { run: ImportRunDetail }) {
  const { settings } = run;
  return (
    <>
      <Section title={run.dryRun ? '试运行结果' : '导入结果'} note={run.dryRun ? '什么都没有写入' : undefined}>
        {isMoving(run.status) && <Progress run={run} />}
        {run.problem && (
          <p role="alert" className={styles.problem}>
            {run.problem}
          </p>
        )}
        <dl className={styles.counts}>
          {COUNTS.map(([key, label]) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{run[key].toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="设置">
        <Facts
          columns={3}
          facts={[
            { label: '供应商', value: run.supplier },
            { label: '缺省品牌', value: settings.brand || '按文件' },
            { label: '默认分类', value: settings.categoryCode || '自动' },
            { label: '缺省币种', value: settings.currency },
            { label: '汇率', value: settings.rates.join('，') || '默认' },
            { label: '缺省库存', value: settings.stock === null ? '10 × 起订量' : String(settings.stock) },
            { label: '列对应', value: settings.columns ? '人工确认' : '自动识别' },
            { label: '结束时间', value: run.finishedAt && displayTime(run.finishedAt) },
          ]}
        />
      </Section>
    </>
  );
}
