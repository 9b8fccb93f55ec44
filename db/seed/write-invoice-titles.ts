import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { invoiceTitles } from '#features/profile/api/profile-tables.ts';
import { DEMO_FIRMS } from './demo-firms.ts';

/** VAT facts of the companies of the demo, by customer; invented like the companies. The others keep none. */
const VAT_FACTS: Readonly<Record<string, { phone: string; bankName: string; bankAccount: string }>> = {
  C100286: { phone: '0512-60000286', bankName: '示例银行苏州工业园区支行', bankAccount: '6200 0000 1002 8600' },
};

/** The title a company keeps for all its people (公司统一抬头). */
export async function writeInvoiceTitles(db: NodePgDatabase): Promise<void> {
  for (const { customerCode, name, creditCode, region } of DEMO_FIRMS) {
    const facts = VAT_FACTS[customerCode];
    const [firm] = await db.select({ firmId: firms.id }).from(firms).where(eq(firms.customerCode, customerCode));
    if (!facts || !firm || !region) continue;
    const address = `${region.province}${region.city}${region.district}${region.detail}`;
    const title = { type: 2, title: name, taxNo: creditCode, address, isDefault: true, ...facts };
    await db.insert(invoiceTitles).values({ ...firm, ...title });
  }
}
