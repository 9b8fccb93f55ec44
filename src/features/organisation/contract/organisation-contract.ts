import { z } from 'zod';
import { defineEndpoint, SIGNED_IN } from '#platform/shared/define-endpoint.ts';

const firmSales = z.object({
  /** Name of the sales person who looks after the firm; null where nobody is named. */
  salesName: z.string().nullable(),
  sellerCode: z.string().nullable(),
});
export type FirmSales = z.infer<typeof firmSales>;

/** Calls about the caller's own company (specification 7.1). */
export const organisationContract = {
  firmSales: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/firm/sales',
    summary: '查询专属销售',
    input: z.strictObject({}),
    output: firmSales,
    identities: SIGNED_IN,
  }),
};
