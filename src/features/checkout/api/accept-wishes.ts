import { acceptInvoice, assertPoFree } from '#features/orders/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { CreateInput } from '../contract/checkout-schemas.ts';
import { acceptQuote } from './accept-quote.ts';
import { assertCatalogueOnce } from './assert-catalogue-once.ts';
import { assertOwnFiles } from './attach-files.ts';
import type { OrderPromises } from './order-promises.ts';
import { readOrderGround } from './read-order-ground.ts';
import { readQuote } from './read-quote.ts';

/** Everything a buyer wished for, checked against what the shop knows. */
export async function acceptWishes(db: Db, caller: SignedInCaller, promises: OrderPromises, input: CreateInput) {
  const { terms, address, regionCode } = await readOrderGround(db, caller, input.addressId);
  await assertOwnFiles(db, caller, input.fileIds);
  const invoice = acceptInvoice(input.invoice);
  const { quoteNo, lines: wished } = input;
  const promised = quoteNo ? await promises.read(db, caller, { quoteNo, lines: wished, hold: true }) : undefined;
  await assertCatalogueOnce(db, caller.firmId, wished);
  const quote = await readQuote(db, caller, wished, regionCode, { terms, promised });
  const lines = acceptQuote(quote, input);
  await assertPoFree(db, caller, terms.poPolicy, input.poNumber);
  return { address, regionCode, invoice, quote, lines, promised };
}

export type Wishes = Awaited<ReturnType<typeof acceptWishes>>;
