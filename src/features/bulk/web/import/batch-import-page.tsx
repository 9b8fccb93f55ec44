import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { BATCH_IMPORT_PATH, BATCH_ORDER_PATH } from '#business/paths/rules/public.ts';
import { cartCountQuery } from '#features/cart/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import type { RowStatus } from '../../contract/bulk-schemas.ts';
import { BulkPage } from '../bulk-page.tsx';
import { bulkListQuery } from '../bulk-queries.ts';
import { STATUS_WORDS } from '../status-words.ts';
import styles from './batch-import-page.module.css';
import { ListUpload } from './list-upload.tsx';
import { ListView } from './list-view.tsx';

interface ImportSearch {
  listNo?: string;
  show?: RowStatus;
}

const isStatus = (value: unknown): value is RowStatus => typeof value === 'string' && value in STATUS_WORDS;

export const Route = createFileRoute('/_default/batch-import.html')({
  validateSearch: ({ listNo, show }: Record<string, unknown>): ImportSearch => ({
    ...(typeof listNo === 'string' && { listNo }),
    ...(isStatus(show) && { show }),
  }),
  loaderDeps: ({ search: { listNo } }) => ({ listNo }),
  loader: async ({ context: { queryClient }, deps: { listNo } }) => {
    await Promise.all([
      queryClient.ensureQueryData(cartCountQuery),
      listNo === undefined ? undefined : queryClient.ensureQueryData(bulkListQuery(listNo)),
    ]);
  },
  component: BatchImportPage,
});

function BatchImportPage() {
  const { listNo, show } = Route.useSearch();
  return (
    <BulkPage
      title="文件导入下单"
      other={
        <ButtonLink href={BATCH_ORDER_PATH} size="sm">
          改用粘贴或逐行录入
        </ButtonLink>
      }
    >
      {listNo === undefined ? <Start /> : <BroughtList key={listNo} listNo={listNo} show={show} />}
    </BulkPage>
  );
}

function BroughtList({ listNo, show }: { listNo: string; show: RowStatus | undefined }) {
  const { data: list } = useSuspenseQuery(bulkListQuery(listNo));
  if (list) return <ListView list={list} show={show} />;
  return (
    <Card>
      <EmptyState title="清单不存在或已过期" action={<ButtonLink href={BATCH_IMPORT_PATH}>重新导入</ButtonLink>}>
        导入的文件保留 7 天。
      </EmptyState>
    </Card>
  );
}

function Start() {
  const navigate = useNavigate();
  const open = (listNo: string) => void navigate({ to: BATCH_IMPORT_PATH, search: { listNo } });
  return (
    <Section
      title="上传采购清单"
      action={
        <a href="/cart-center/bulk/sample" download>
          下载模板
        </a>
      }
    >
      <ListUpload onUploaded={open} />
      <ol className={styles.steps}>
        <li>
          <b>上传</b>
          ：模板或您自己的表格都可以，表头里要有数量，以及产品编码、制造商型号、客户物料编码、名称中的一种；有单位列的，按包装数换算
        </li>
        <li>
          <b>核对</b>：逐行校验价格、库存、起订量，结果分为正常、需注意、请确认、错误；数量或商品不能确定的，由您选择
        </li>
        <li>
          <b>加入</b>：正常的行一次加入购物车或直接下单；有错误的行可下载，改正后再次上传
        </li>
      </ol>
    </Section>
  );
}
