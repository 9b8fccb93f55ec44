import { deskCaseHref, deskOrderHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Money } from '#platform/web/display/money.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { FigureCase, FigureRow } from '../../contract/figure-schemas.ts';
import { durationText } from '../../rules/figure-numbers.ts';
import { NumberButton } from './number-button.tsx';
import { RateBar } from './rate-bar.tsx';

const grouped = (count: number) => count.toLocaleString('zh-CN');

/** Rows of the table; the number of cases opens them. */
export const figureColumns = (
  title: string,
  largest: number,
  open: (key: string) => void,
): readonly ListColumn<FigureRow>[] => [
  {
    key: 'name',
    title,
    rowHeader: true,
    render: ({ name, note }) => (
      <Pair>
        {name}
        {note && <small>{note}</small>}
      </Pair>
    ),
  },
  { key: 'signed', title: '签收行', width: 84, align: 'right', render: ({ signed }) => grouped(signed) },
  { key: 'claimed', title: '售后行', width: 84, align: 'right', render: ({ claimed }) => grouped(claimed) },
  { key: 'rate', title: '售后率', width: 140, render: ({ rate }) => <RateBar rate={rate} largest={largest} /> },
  { key: 'fault', title: '我方责任', width: 84, align: 'right', render: ({ faultLines }) => grouped(faultLines) },
  {
    key: 'cases',
    title: '售后单',
    width: 84,
    align: 'right',
    render: ({ key, cases }) => <NumberButton onClick={() => open(key)}>{grouped(cases)}</NumberButton>,
  },
  {
    key: 'amount',
    title: '涉及金额',
    width: 130,
    align: 'right',
    render: ({ amount }) => <Money yuan={amount} exact />,
  },
  {
    key: 'hours',
    title: '处理时长',
    width: 96,
    align: 'right',
    render: ({ settledHours }) => durationText(settledHours),
  },
];

/** Cases behind a number. */
export const CASE_COLUMNS: readonly ListColumn<FigureCase>[] = [
  {
    key: 'case',
    title: '售后单号',
    width: 165,
    rowHeader: true,
    render: ({ caseNo, kindLabel }) => (
      <Pair>
        <PageLink href={deskCaseHref(caseNo)}>{caseNo}</PageLink>
        <small>{kindLabel}</small>
      </Pair>
    ),
  },
  {
    key: 'goods',
    title: '商品与原因',
    render: ({ goods, lineCount, reasonLabel }) => (
      <Pair>
        {lineCount > 1 ? `${goods} 等 ${lineCount} 行` : goods}
        <small>{reasonLabel}</small>
      </Pair>
    ),
  },
  {
    key: 'order',
    title: '客户与订单',
    width: 190,
    render: ({ firmName, orderNo }) => (
      <Pair>
        {firmName}
        <small>
          <PageLink href={deskOrderHref(orderNo)}>{orderNo}</PageLink>
        </small>
      </Pair>
    ),
  },
  {
    key: 'amount',
    title: '涉及金额',
    width: 120,
    align: 'right',
    render: ({ amount }) => <Money yuan={amount} exact />,
  },
  { key: 'at', title: '申请时间', width: 140, render: ({ createdAt }) => displayTime(createdAt) },
  {
    key: 'status',
    title: '状态',
    width: 130,
    render: ({ statusLabel, settledHours }) => (
      <Pair>
        {statusLabel}
        {settledHours !== null && <small>用时 {durationText(settledHours)}</small>}
      </Pair>
    ),
  },
];
