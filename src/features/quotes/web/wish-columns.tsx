import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { itemHref } from '#business/paths/rules/public.ts';
import { snapQuantity } from '#features/catalog/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { QuantityStepper } from '#platform/web/controls/quantity-stepper.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import type { Column } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';

/** Goods somebody wants a price for. */
export interface Wish extends Partial<LineFields> {
  skuCode: string;
  quantity: number;
}

interface Known {
  productName: string;
  brandName: string | null;
  mpn: string | null;
  orderUnit: string;
  moqSales: number;
  moqIncrement: number;
  salesPrice: string | null;
}

interface Editing {
  /** What the catalogue says of an item, by its number. */
  known: ReadonlyMap<string, Known>;
  targets: ReadonlyMap<string, string>;
  setTarget: (skuCode: string, typed: string) => void;
  setQuantity: (skuCode: string, quantity: number) => void;
  /** Absent for the last line. */
  leaveOut: ((skuCode: string) => void) | undefined;
}

export function wishColumns({ known, targets, setTarget, setQuantity, leaveOut }: Editing): readonly Column<Wish>[] {
  return [
    {
      key: 'goods',
      header: '商品',
      rowHeader: true,
      render: ({ skuCode, ...wish }) => (
        <CellLines>
          <PageLink href={itemHref(skuCode)}>{known.get(skuCode)?.productName ?? skuCode}</PageLink>
          <small>{[skuCode, known.get(skuCode)?.brandName, known.get(skuCode)?.mpn].filter(Boolean).join(' · ')}</small>
          <small>{lineFieldWords(wish).join(' · ')}</small>
        </CellLines>
      ),
    },
    {
      key: 'quantity',
      header: '数量',
      width: 170,
      render: ({ skuCode, quantity }) => {
        const { productName = skuCode, moqSales = 1, moqIncrement = 1 } = known.get(skuCode) ?? {};
        return (
          <QuantityStepper
            label={productName}
            value={quantity}
            minimum={moqSales}
            step={moqIncrement}
            rule={(typed, previous) => snapQuantity({ value: typed, previous, moq: moqSales, step: moqIncrement })}
            onChange={(next) => setQuantity(skuCode, next)}
          />
        );
      },
    },
    {
      key: 'price',
      header: '当前含税单价',
      width: 130,
      align: 'right',
      render: ({ skuCode }) => <Money yuan={known.get(skuCode)?.salesPrice ?? null} />,
    },
    {
      key: 'target',
      header: '目标单价（选填）',
      width: 150,
      render: ({ skuCode }) => (
        <TextField
          label={`目标单价 ${skuCode}`}
          labelHidden
          inputMode="decimal"
          maxLength={14}
          value={targets.get(skuCode) ?? ''}
          onChange={(event) => setTarget(skuCode, event.target.value)}
        />
      ),
    },
    ...(leaveOut
      ? [
          {
            key: 'out',
            header: '操作',
            width: 76,
            render: ({ skuCode }: Wish) => (
              <Button kind="quiet" size="sm" aria-label={`移出 ${skuCode}`} onClick={() => leaveOut(skuCode)}>
                移出
              </Button>
            ),
          },
        ]
      : []),
  ];
}
