import { skuPicture } from './sku-picture.ts';

interface SoldItem {
  itemNo: string;
  name: string;
  brandName: string | null;
  mpn: string | null;
  orderUnit: string;
  moq: number;
  step: number;
}

/** What a line of goods shows of its item, and in which quantities it is sold (specification 5.5). */
export const lineGoods = (item: SoldItem) => ({
  productName: item.name,
  productImg: skuPicture(item),
  brandName: item.brandName,
  mpn: item.mpn,
  orderUnit: item.orderUnit,
  moqSales: item.moq,
  moqIncrement: item.step,
});

/** The same of an item that does not exist for the reader: nothing but its number is known (specification 5.5). */
export const goneGoods = (itemNo: string) => ({
  productImg: skuPicture({ itemNo }),
  brandName: null,
  mpn: null,
  orderUnit: '',
  moqSales: 1,
  moqIncrement: 1,
  salesPrice: null,
});
