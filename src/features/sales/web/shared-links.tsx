import { RECOMMEND_PATH } from '#business/paths/rules/public.ts';
import type { ShareLink } from '#features/sharing/contract/share-schemas.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { sharedLinksQuery } from './sales-api.ts';
import styles from './workspace.module.css';

const COLUMNS: readonly Column<ShareLink>[] = [
  {
    key: 'what',
    header: '分享内容',
    rowHeader: true,
    render: (link) => (
      <span className={styles.pair}>
        {link.title || link.objectNo}
        <small>{link.kindLabel}</small>
      </span>
    ),
  },
  { key: 'made', header: '分享日期', width: 110, render: (link) => displayDay(link.createdAt) },
  { key: 'opens', header: '打开次数', width: 90, align: 'right', render: (link) => link.opens },
  { key: 'visitors', header: '访客', width: 70, align: 'right', render: (link) => link.visitors },
  {
    key: 'state',
    header: '状态',
    width: 90,
    render: (link) => <Tag tone={link.state === 'open' ? 'success' : 'neutral'}>{link.stateLabel}</Tag>,
  },
];

/** The latest links the person gave away for the current customer, and what came of them. */
export function SharedLinks() {
  const { data } = useListQuery(sharedLinksQuery);
  if (!data) return null;
  return (
    <Section
      title="我的分享"
      note="当前公司，最近 5 条"
      action={
        <ButtonLink size="sm" href={RECOMMEND_PATH}>
          推荐商品
        </ButtonLink>
      }
      flush
    >
      {data.list.length ? (
        <DataTable
          caption="我的分享"
          columns={COLUMNS}
          rows={data.list}
          rowKey={(link) => link.linkId}
          compact
          stacks
        />
      ) : (
        <p className={styles.none}>还没有分享过链接；在报价、订单或商品页可以生成分享链接。</p>
      )}
    </Section>
  );
}
