import { Button } from '#platform/web/controls/button.tsx';
import { CheckIcon, WarningIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import styles from './quick-order.module.css';
import { type QuickOrderOutcome, useQuickOrder } from './use-quick-order.ts';

/** 快速下单: paste codes and quantities, see line by line what happened. `examples` shows how a line looks. */
export function QuickOrder({ examples }: { examples: readonly string[] }) {
  const { text, setText, outcome, submit, busy } = useQuickOrder();
  return (
    <section aria-labelledby="quick-order" className={styles.box}>
      <h2 id="quick-order" className={styles.title}>
        快速下单
      </h2>
      <p className={styles.lead}>
        粘贴产品编码与数量，每行一个；起订量、库存当场校验，通过的直接加入购物车。行数多请用
        <PageLink href="/batch-order.html">批量下单</PageLink>或<PageLink href="/batch-import.html">文件导入</PageLink>
      </p>
      <div className={styles.form}>
        <textarea
          className={styles.input}
          aria-label="产品编码与数量，每行一个"
          placeholder={examples.join('\n')}
          rows={4}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
          }}
        />
        <div className={styles.acts}>
          <Button size="lg" className={styles.submit} busy={busy} onClick={() => void submit()}>
            校验并加入
          </Button>
          <span className={styles.keys}>Ctrl + Enter</span>
        </div>
      </div>
      {outcome && <Outcome outcome={outcome} />}
    </section>
  );
}

function Outcome({ outcome: { errors, failed, added } }: { outcome: QuickOrderOutcome }) {
  const wrong = [
    ...errors.map(({ line, message }) => ({ key: `line-${line}`, message })),
    ...failed.map(({ skuCode, failMsg }) => ({ key: skuCode, message: failMsg })),
  ];
  return (
    <div className={styles.outcome} role="status">
      <p className={styles.summary}>
        {`已加入 ${added.length} 个商品`}
        {wrong.length > 0 && `，${wrong.length} 行未加入，已留在上方，可修改后重新校验`}
      </p>
      <ul className={styles.lines}>
        {wrong.map(({ key, message }) => (
          <li key={key} className={styles.wrong}>
            <WarningIcon size={14} />
            {message}
          </li>
        ))}
        {added.map(({ skuCode, productName, quantity, orderUnit }) => (
          <li key={skuCode} className={styles.right}>
            <CheckIcon size={14} />
            <strong>{skuCode}</strong>
            <span className={styles.name}>{productName}</span>
            {`${quantity} ${orderUnit}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
