import { useSuspenseQuery } from '@tanstack/react-query';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { signListQuery } from './fulfilment-api.ts';
import { SignRecordCard } from './sign-record.tsx';

/** 签收记录 of an order, with the receipts; nothing until somebody has signed. */
export function SignSection({ orderNo }: { orderNo: string }) {
  const { data } = useSuspenseQuery(signListQuery(orderNo));
  if (data.records.length === 0) return null;
  return (
    <Section title="签收记录" note={`共 ${data.records.length} 次`}>
      <Stack>
        {data.records.map((record) => (
          <SignRecordCard key={record.shipmentNo} record={record} />
        ))}
      </Stack>
    </Section>
  );
}
