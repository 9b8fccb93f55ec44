import { expect, it } from 'vitest';
import { matchTransfers } from './match-transfer.ts';

const expected = [
  {
    payNo: 'PAY1',
    orderNo: 'SO261121000001',
    poNumber: 'PO-7788',
    firmName: '华东精密制造（苏州）有限公司',
    amountFen: 10_000n,
  },
  {
    payNo: 'PAY2',
    orderNo: 'SO261121000002',
    poNumber: null,
    firmName: '北方重型装备股份有限公司',
    amountFen: 10_000n,
  },
  { payNo: 'PAY3', orderNo: 'SO261121000003', poNumber: '12', firmName: '南湾电子', amountFen: 9_000n },
  { payNo: 'PAY4', orderNo: 'SO261121000004', poNumber: '4711', firmName: '东海泵业', amountFen: 8_000n },
];
const told = (amountFen: bigint, remark: string) =>
  matchTransfers(expected, { amountFen, remark }).map(({ transfer, grade }) => `${transfer.payNo} ${grade}`);

it.each([
  [10_000n, '货款 so261121000001', ['PAY1 sure', 'PAY2 amount']],
  [10_000n, 'ＰＯ－７７８８', ['PAY1 sure', 'PAY2 amount']],
  [10_000n, '北方重型装备股份有限公司', ['PAY2 likely', 'PAY1 amount']],
  [10_000n, '华东精密制造(苏州)有限公司 货款', ['PAY1 likely', 'PAY2 amount']],
  [9_999n, '订单 SO261121000001 SO261121000003', ['PAY1 number', 'PAY3 number']],
  [9_000n, '', ['PAY3 amount']],
  [9_000n, '第 12 批', ['PAY3 amount']],
  [8_000n, '货款 4711', ['PAY4 sure']],
  [1n, '', []],
])('%s fen, 附言 %j', (amountFen, remark, matches) => expect(told(amountFen, remark)).toEqual(matches));
