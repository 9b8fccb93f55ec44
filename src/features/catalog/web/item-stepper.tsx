import { QuantityStepper } from '#platform/web/controls/quantity-stepper.tsx';
import type { ItemCard } from '../contract/item-schemas.ts';
import { snapQuantity } from '../rules/snap-quantity.ts';

type ItemStepperProps = {
  item: Pick<ItemCard, 'productName' | 'itemCode' | 'moqSales' | 'moqIncrement'>;
  value: number;
  onChange: (value: number) => void;
  size?: 'md' | 'lg';
};

/** Quantity of one item, by the item's own rule. */
export function ItemStepper({ item, value, onChange, size }: ItemStepperProps) {
  const { moqSales: moq, moqIncrement: step } = item;
  return (
    <QuantityStepper
      label={`${item.itemCode} ${item.productName}`}
      value={value}
      onChange={onChange}
      rule={(typed, previous) => snapQuantity({ value: typed, previous, moq, step })}
      minimum={moq}
      step={step}
      size={size}
    />
  );
}
