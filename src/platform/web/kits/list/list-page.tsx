import type { ReactNode } from 'react';
import { isCallError } from '../../api-client.ts';
import { Card } from '../../display/card.tsx';
import { Pagination } from '../../display/pagination.tsx';
import { type TabLink, TabLinks } from '../../display/tab-links.tsx';
import { ErrorState } from '../../feedback/error-state.tsx';
import { SkeletonRows } from '../../feedback/skeleton.tsx';
import { ColumnSettingsButton } from './column-settings.tsx';
import styles from './list-page.module.css';
import type { ListResult } from './list-query.ts';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { PAGE_SIZES, type PageInUrl, pageOfUrl } from './page-numbers-in-url.ts';
import { SelectionLine } from './selection-line.tsx';
import { useColumnSettings } from './use-column-settings.ts';
import { useKeptPageSize } from './use-kept-page-size.ts';
import type { ListAddress } from './use-list-address.ts';

type Rows<Row> = { list: Row[]; total: number };

export interface ListPageProps<Row> {
  title: string;
  /** Whose settings are kept: list and user, `orders:1024`. */
  storeKey: string;
  address: ListAddress;
  page: PageInUrl;
  /** Address of a page where its number alone is not enough: lists that are entered at a mark. */
  pageHref?: (pageNo: number) => string;
  result: ListResult<Rows<Row>>;
  table: Omit<ListTableProps<Row>, 'caption' | 'rows' | 'stale'>;
  tabs?: { items: readonly TabLink[]; current: string };
  filters?: ReactNode;
  /** Acts on the whole list (new, export), beside the column settings. */
  tools?: ReactNode;
  /** Acts on the chosen rows. */
  batch?: ReactNode;
  /** Beside the count below the table: 本页合计 ¥52,046.50. */
  summary?: ReactNode;
}

/** Page pattern “list”: tabs with counts, filters, tools, table, pages. Everything but the selection lives in the address. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, storeKey, address, page, result, table, tabs, filters, batch, summary } = props;
  const plainHref = (pageNo: number) => address.hrefOf({ pageNo: pageNo === 1 ? undefined : pageNo });
  const settings = useColumnSettings(storeKey, table.columns);
  const keepPageSize = useKeptPageSize(storeKey, page, address);
  return (
    <Card as="section" aria-labelledby="list-title">
      <h1 id="list-title" className="visually-hidden">
        {title}
      </h1>
      {tabs && <TabLinks label={`${title}分类`} tabs={tabs.items} current={tabs.current} />}
      {filters}
      <div className={styles.tools}>
        {table.selection && <SelectionLine selection={table.selection}>{batch}</SelectionLine>}
        <div className={styles.right}>
          {props.tools}
          <ColumnSettingsButton columns={table.columns} settings={settings} />
        </div>
      </div>
      <ListBody title={title} result={result} table={{ ...table, columns: settings.shown }} />
      {result.data && result.data.total > 0 && (
        <div className={styles.foot}>
          <Pagination
            {...pageOfUrl(page)}
            total={result.data.total}
            hrefOf={props.pageHref ?? plainHref}
            pageSizes={PAGE_SIZES}
            onPageSize={keepPageSize}
            summary={summary}
          />
        </div>
      )}
    </Card>
  );
}

function ListBody<Row>({ title, result, table }: Pick<ListPageProps<Row>, 'title' | 'result' | 'table'>) {
  if (result.error) {
    const refusal = isCallError(result.error) ? result.error : null;
    return (
      <ErrorState title={`${title}加载失败`} requestId={refusal?.requestId} onRetry={result.retry}>
        {refusal?.message}
      </ErrorState>
    );
  }
  if (!result.data) return <SkeletonRows count={8} height={46} columns={table.columns.length} />;
  return <ListTable {...table} caption={title} rows={result.data.list} stale={result.stale} />;
}
