import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { statements } from '#features/statements/api/statement-tables.ts';
import { billNow } from '#tests/factories/build-statement.ts';
import { invoiceWorld } from '#tests/factories/invoice-world.ts';
import { markNewStatements } from './mark-statements.ts';

const w = invoiceWorld();

it('a statement that came after the invoice says so once, whoever looks at the same time', async () => {
  const { orderNo } = await w.order({ quantity: 4 });
  await w.issued([orderNo]);
  const { statementId } = await billNow(w.shop, w.buyer);
  await Promise.all([1, 2, 3, 4].map(() => markNewStatements(w.shop.db.app)));
  const [row] = await w.shop.db.owner.select().from(statements).where(eq(statements.id, statementId));
  expect(row).toMatchObject({ invoicedFen: 400_00n, amountFen: 400_00n });
});
