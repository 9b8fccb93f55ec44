import type { APIRequestContext } from '@playwright/test';
import { actOnSeen, ask } from './signed-goods.ts';

interface DeskCase {
  caseNo: string;
  version: number;
  status: string;
  lines: { lineNo: number; quantity: number }[];
}

const DESK = '/after-sales/desk';

/** The desk and the warehouse at one case, past their pages, which have journeys of their own. */
export function caseDeskOf(staff: Pick<APIRequestContext, 'post'>, caseNo: string) {
  const read = () => ask<DeskCase>(staff, `${DESK}/detail`, { caseNo });
  const act = (path: string, input: (found: DeskCase) => object) =>
    actOnSeen<DeskCase>(staff, `${DESK}/${path}`, async () => {
      const found = await read();
      return { caseNo, version: found.version, ...input(found) };
    });
  const lines = ({ lines: all }: DeskCase) => all.map(({ lineNo, quantity }) => ({ lineNo, quantity }));
  return {
    read,
    grant: (returnWay: 'mail' | 'none') =>
      act('grant', (found) => ({ lines: lines(found), returnWay, freightPayer: 'shop' })),
    reject: (reason: string) => act('reject', () => ({ reason })),
    ask: (question: string) => act('ask', () => ({ question })),
    /** Everything came back as it was sent, and can be sold again. */
    receiveGood: async (warehouse = 'SH') => {
      await act('receive', () => ({ warehouse }));
      await act('inspect', (found) => ({
        warehouse,
        finding: '外观完好，数量相符',
        lines: found.lines.map(({ lineNo, quantity }) => ({ lineNo, received: quantity, good: quantity })),
      }));
    },
  };
}
