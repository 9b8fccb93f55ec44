import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { AgreementRow } from '../../contract/price-desk-schemas.ts';
import { priceDeskApi } from '../price-desk-api.ts';
import { AgreementChangeDialog } from './agreement-change-dialog.tsx';
import { AgreementDialog } from './agreement-dialog.tsx';
import { agreementsQuery } from './desk-queries.ts';
import { EndDialog } from './end-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ItemCell, PriceCell, StateTag } from './price-cells.tsx';
import { PriceFilters } from './price-filters.tsx';
import { type PriceSearch, TABS } from './price-search.ts';
import { priceTabs } from './price-tabs.ts';

/** What is open above the list. */
type Opened = { kind: 'add' | 'import' } | { kind: 'change' | 'end'; row: AgreementRow };

function columns(open: (opened: Opened) => void): readonly ListColumn<AgreementRow>[] {
  return [
    {
      key: 'customer',
      title: '客户',
      width: 200,
      fixed: true,
      render: (row) => (
        <Pair>
          <span>{row.customerCode}</span>
          <small>{row.firmName}</small>
        </Pair>
      ),
    },
    { key: 'item', title: '商品', fixed: true, rowHeader: true, render: (row) => <ItemCell row={row} /> },
    { key: 'minQuantity', title: '起订量', width: 84, align: 'right', render: (row) => row.minQuantity },
    { key: 'price', title: '协议价', width: 150, align: 'right', render: (row) => <PriceCell row={row} /> },
    {
      key: 'period',
      title: '有效期',
      width: 190,
      render: (row) => `${row.validFrom} 至 ${row.validTo ?? '长期'}`,
    },
    { key: 'state', title: '状态', width: 84, render: (row) => <StateTag state={row.state} /> },
    { key: 'agreementNo', title: '协议号', width: 120, render: (row) => row.agreementNo },
    {
      key: 'acts',
      title: '操作',
      width: 120,
      fixed: true,
      render: (row) => row.state !== 'ended' && <RowActs row={row} open={open} />,
    },
  ];
}

function RowActs({ row, open }: { row: AgreementRow; open: (opened: Opened) => void }) {
  const name = `${row.customerCode} ${row.skuCode} ${row.minQuantity} 起`;
  return (
    <>
      <Button kind="quiet" size="sm" aria-label={`修改 ${name}`} onClick={() => open({ kind: 'change', row })}>
        修改
      </Button>
      <Button kind="quiet" size="sm" aria-label={`终止 ${name}`} onClick={() => open({ kind: 'end', row })}>
        终止
      </Button>
    </>
  );
}

function Tools({ open }: { open: (opened: Opened) => void }) {
  return (
    <>
      <Button onClick={() => open({ kind: 'import' })}>批量导入</Button>
      <Button kind="primary" onClick={() => open({ kind: 'add' })}>
        新增协议价
      </Button>
    </>
  );
}

/** Agreement prices of all customers. */
export function AgreementList({ search }: { search: PriceSearch }) {
  const address = useListAddress();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <ListPage
        title={TABS.agreements}
        storeKey="desk-agreements"
        address={address}
        page={search}
        result={useListQuery(agreementsQuery(search))}
        tabs={priceTabs(address, 'agreements')}
        filters={<PriceFilters search={search} address={address} byCustomer />}
        tools={<Tools open={setOpened} />}
        table={{
          columns: columns(setOpened),
          rowKey: (row) => row.id,
          empty: <EmptyState title="没有协议价">换个条件，或新增一条协议价。</EmptyState>,
        }}
      />
      <AgreementDialog open={opened?.kind === 'add'} onClose={close} />
      {opened?.kind === 'import' && <ImportDialog onClose={close} />}
      {opened?.kind === 'change' && <AgreementChangeDialog row={opened.row} onClose={close} />}
      {opened?.kind === 'end' && (
        <EndDialog
          title={`终止 ${opened.row.customerCode} 的协议价？`}
          onEnd={() => priceDeskApi.call.endAgreement({ id: opened.row.id })}
          onClose={close}
        >
          {`${opened.row.skuCode} ${opened.row.productName}：今天起恢复为该客户的等级价。还未生效的协议价会被删除。`}
        </EndDialog>
      )}
    </>
  );
}
