import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { AdditionBar } from '../addition-bar.tsx';
import { AdditionOutcome } from '../addition-outcome.tsx';
import { AskPrices } from '../ask-prices.tsx';
import styles from './batch-order-page.module.css';
import { OrderGrid } from './order-grid.tsx';
import { PasteBox } from './paste-box.tsx';
import { useOrderSheet } from './use-order-sheet.ts';

/** A list being written: paste, rows, what they come to, and what became of them. */
export function OrderSheet() {
  const sheet = useOrderSheet();
  const { rows, verdicts, repeated, change, takePasted, result, refusal, plan, choices, busy } = sheet;
  return (
    <>
      {result && (
        <AdditionOutcome
          result={result}
          onOrder={() => void sheet.goToCheckout(result.skuCodes)}
          onAgain={() => sheet.setResult(null)}
          againLabel="继续录入"
        />
      )}
      <ProblemLine>{refusal}</ProblemLine>
      <PasteBox onPasted={takePasted} />
      <Tools sheet={sheet} />
      <OrderGrid rows={rows} verdicts={verdicts} repeated={repeated} change={change} onPasted={takePasted} />
      <Button className={styles.more} onClick={() => change({ kind: 'addBlank' })}>
        添加一行
      </Button>
      <AdditionBar
        plan={plan}
        choices={choices}
        busy={busy}
        ask={<AskPrices {...sheet.wishes} waiting={sheet.waiting > 0} />}
        warnings={sheet.warnings}
        asking={sheet.asking}
        repeated={sheet.repeatedItems}
        waiting={sheet.waiting > 0}
        onChoices={sheet.setChoices}
        onAdd={sheet.addAll}
      />
    </>
  );
}

function Tools({ sheet: { written, waiting, failed, clear } }: { sheet: ReturnType<typeof useOrderSheet> }) {
  const [clearing, setClearing] = useState(false);
  return (
    <Row gap="8px 16px" looks={['wrap']} className={styles.tools}>
      <p role="status">
        {written > 0
          ? `已录入 ${written.toLocaleString('zh-CN')} 行`
          : '也可在下面逐行录入，输入编码、型号或名称即有提示'}
        {waiting > 0 && (failed ? '，校验没有完成，正在重试' : `，正在校验 ${waiting.toLocaleString('zh-CN')} 行`)}
      </p>
      <span className={styles.keys}>Enter 下一格 · Alt + Delete 删除行 · ↑↓ 换行</span>
      <Button size="sm" disabled={written === 0} onClick={() => setClearing(true)}>
        清空
      </Button>
      <ConfirmDialog
        open={clearing}
        title={`清空已录入的 ${written} 行？`}
        confirmLabel="清空"
        danger
        onConfirm={() => {
          clear();
          return true;
        }}
        onClose={() => setClearing(false)}
      >
        清空后不能恢复，购物车里的商品不受影响。
      </ConfirmDialog>
    </Row>
  );
}
