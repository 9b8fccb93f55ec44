import { useSuspenseQuery } from '@tanstack/react-query';
import { applyHref } from '#business/paths/rules/public.ts';
import { useMayBuy, usePermission } from '#features/access/web/public.ts';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { signListQuery } from './fulfilment-api.ts';
import { type ApplyOf, SignRecordCard } from './sign-record.tsx';

/** 签收记录 of an order, with the receipts; nothing until somebody has signed. */
export function SignSection({ orderNo }: { orderNo: string }) {
  const { data } = useSuspenseQuery(signListQuery(orderNo));
  const buys = useMayBuy();
  const applies = usePermission('AFTER_SALES_ADD') && buys;
  const applyOf: ApplyOf = (lineNo, reason) => applyHref(orderNo, { lineNo, reason });
  if (data.records.length === 0) return null;
  return (
    <Section title="签收记录" note={`共 ${data.records.length} 次`}>
      <Stack>
        {data.records.map((record) => (
          <SignRecordCard key={record.shipmentNo} record={record} applyOf={applies ? applyOf : undefined} />
        ))}
      </Stack>
    </Section>
  );
}
