import { randomUUID } from 'node:crypto';
import type { Answer, TestShop } from '#tests/test-shop.ts';
import type { TestMember } from './build-member.ts';

const DESK = '/oms-front/desk/quotes';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;

interface Sending {
  /** Unit price of each line. */
  prices: readonly string[];
  freight?: string;
  /** Why they are so low, said of each line. */
  priceReason?: string;
}

/** The desk of quotes, as its pages speak to the shop: every act names the version it saw last. */
export function quoteDeskOf(shop: TestShop, staff: TestMember) {
  const { token } = staff;
  const read = async (quoteNo: string): Promise<Free> =>
    (await shop.post(`${DESK}/detail`, { quoteNo }, { token })).body.data;
  const act = async (path: string, quoteNo: string, input: object = {}): Promise<Answer<Free>> => {
    const { version } = await read(quoteNo);
    return shop.post(`${DESK}/${path}`, { quoteNo, version, ...input }, { token, key: randomUUID() });
  };
  /** Prices the lines of the draft. */
  const price = async (quoteNo: string, { prices, freight = '0.00', priceReason = '' }: Sending): Promise<void> => {
    const { draft } = await read(quoteNo);
    const lines = draft.lines.map((line: Free, index: number) => ({
      lineNo: line.lineNo,
      offerNo: line.offerNo,
      kind: line.kind,
      wished: line.wished,
      itemNo: line.itemNo,
      productName: line.productName,
      quantity: line.quantity,
      taxRateBp: line.taxRateBp,
      unit: line.unit,
      unitPrice: prices[index] ?? line.unitPrice,
      // What items of the catalogue cost the shop knows.
      ...(line.itemNo === '' && { cost: line.cost ?? '0.01', supplier: line.supplier || '供应商报价' }),
      priceReason,
    }));
    const saved = await act('save', quoteNo, { freight, lines });
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  };
  /** Prices the lines of the draft and sends it; answers the state after it. */
  const send = async (quoteNo: string, sending: Sending): Promise<Free> => {
    await price(quoteNo, sending);
    const sent = await act('send', quoteNo);
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
    return sent.body.data;
  };
  return { read, act, price, send };
}
