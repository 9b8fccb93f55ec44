import { randomUUID } from 'node:crypto';
import type { Answer, TestShop } from '#tests/test-shop.ts';
import type { TestMember } from './build-member.ts';

const DESK = '/oms-front/desk';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;

/** The desk, as its pages speak to the shop: every act names the version it saw last. */
export function deskOf(shop: TestShop, staff: TestMember) {
  const { token } = staff;
  const order = async (orderNo: string): Promise<Free> =>
    (await shop.post(`${DESK}/orders/detail`, { orderNo }, { token })).body.data;
  const act = async (
    path: string,
    orderNo: string,
    input: object = {},
    key: string = randomUUID(),
  ): Promise<Answer<Free>> => {
    const { version } = await order(orderNo);
    return shop.post(`${DESK}/${path}`, { orderNo, version, ...input }, { token, key });
  };
  /** Picks everything of a part and hands it to a carrier; answers the parcel. */
  const send = async (orderNo: string, partNo = 1, trackingNo = `SF${randomUUID().slice(0, 12)}`): Promise<Free> => {
    await act('parts/start', orderNo, { partNo });
    await act('parts/pickAll', orderNo, { partNo });
    const answer = await act('parts/ship', orderNo, { partNo, carrier: '顺丰速运', trackingNo });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return (await order(orderNo)).parcels.at(-1);
  };
  return { order, act, send, token };
}
