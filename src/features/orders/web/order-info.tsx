import type { ComponentProps } from 'react';
import { Facts } from '#platform/web/display/facts.tsx';
import { Section } from '#platform/web/display/section.tsx';

/** What was said of an order as a whole, below its address. */
export const OrderInfo = ({ facts }: Pick<ComponentProps<typeof Facts>, 'facts'>) => (
  <Section title="订单信息">
    <Facts columns={1} facts={facts} />
  </Section>
);
