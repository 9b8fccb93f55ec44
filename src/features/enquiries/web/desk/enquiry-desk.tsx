import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ExportButton } from '#business/transfers/web/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { KeywordFilter } from '#platform/web/kits/list/keyword-filter.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { QueueRow } from '../../contract/enquiry-schemas.ts';
import exports from '../../contract/exports.gen.json';
import { DESK_TABS } from '../../rules/enquiry-status.ts';
import { queueQuery } from '../enquiry-api.ts';
import { queueFilterOf, readDeskSearch } from '../enquiry-search.ts';
import { EnquiryPanel } from './enquiry-panel.tsx';
import { queueColumns } from './enquiry-queue-columns.tsx';

/** The way from an enquiry to its quote; the app hands it in, because quotes build on enquiries. */
export type QuoteAct = (
  enquiry: { enquiryNo: string; acts: readonly string[]; quoteNo: string | null },
  inRow: boolean,
) => ReactNode;

interface EnquiryDeskProps {
  /** What the address says. */
  asked: Record<string, unknown>;
  quoteAct: QuoteAct;
}

/** Desk: what customers ask for, urgent ones and what was promised first at the top. */
export function EnquiryDesk({ asked, quoteAct }: EnquiryDeskProps) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const search = readDeskSearch(asked);
  const address = useListAddress();
  const result = useListQuery(queueQuery(search));
  const open = (row: QueueRow) => address.replace({ enquiryNo: row.enquiryNo, pageNo: search.pageNo });
  return (
    <Stack>
      {search.enquiryNo && (
        <EnquiryPanel
          enquiryNo={search.enquiryNo}
          quoteAct={quoteAct}
          onClose={() => address.replace({ enquiryNo: undefined })}
        />
      )}
      <ListPage
        title="询价处理"
        storeKey={`desk-enquiries:${session?.userId ?? ''}`}
        address={address}
        page={search}
        result={result}
        tabs={listTabs(address, DESK_TABS, {
          usual: 'new',
          current: search.tab,
          counts: result.data?.counts,
          change: { enquiryNo: undefined },
        })}
        filters={
          <KeywordFilter label="筛选询价" hint="询价单号、内容或客户" keyword={search.keyword} address={address} />
        }
        tools={
          <ExportButton
            size="sm"
            {...exports['desk-enquiries']}
            input={queueFilterOf(search)}
            rows={result.data?.total}
          >
            导出
          </ExportButton>
        }
        table={{
          columns: queueColumns(open, quoteAct),
          rowKey: (row) => row.enquiryNo,
          rowName: (row) => row.enquiryNo,
          onOpen: open,
          empty: <EmptyState title="这里没有询价单">换个分类看看。</EmptyState>,
        }}
      />
    </Stack>
  );
}
