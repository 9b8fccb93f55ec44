import { BATCH_IMPORT_PATH, BATCH_ORDER_PATH } from '#business/paths/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Banner } from '#platform/web/display/banner.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { lateComponent } from '#platform/web/overlays/late-component.ts';
import styles from './quick-order.module.css';
import type { QuickOutcomeProps } from './quick-outcome.tsx';
import { useQuickOrder } from './use-quick-order.ts';

const quickOutcome = lateComponent<QuickOutcomeProps>(async () => (await import('./quick-outcome.tsx')).default);

/** 快速下单: paste codes and quantities, see row by row what happened. `examples` shows how a line looks. */
export function QuickOrder({ examples }: { examples: readonly string[] }) {
  const { text, write, outcome, submit, accept, busy } = useQuickOrder();
  const Outcome = quickOutcome.useWhen(outcome !== null);
  return (
    <Banner
      id="quick-order"
      title="快速下单"
      lead={
        <>
          每行一个：产品编码、制造商型号或客户物料编码，加数量；单位、起订量、库存当场校验，没有疑问的直接加入购物车。行数多请用
          <PageLink href={BATCH_ORDER_PATH}>批量下单</PageLink>或<PageLink href={BATCH_IMPORT_PATH}>文件导入</PageLink>
        </>
      }
    >
      <div className={styles.form}>
        <textarea
          className={styles.input}
          aria-label="编码与数量，每行一个"
          placeholder={examples.join('\n')}
          rows={4}
          spellCheck={false}
          value={text}
          onChange={(event) => write(event.target.value)}
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
      {outcome && Outcome && <Outcome outcome={outcome} onAccept={(at, change) => void accept(at, change)} />}
    </Banner>
  );
}
