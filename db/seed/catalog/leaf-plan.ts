import type { SkuAttributeRow } from './catalog-rows.ts';
import type { Offer } from './read-offer.ts';
import type { Brand, Leaf, LeafGroup, TopCategory } from './taxonomy-schema.ts';

/** A leaf with everything above it. */
export interface LeafPlace {
  code: string;
  top: TopCategory;
  group: LeafGroup;
  leaf: Leaf;
  /** Position in its group; brands begin with another one in every leaf. */
  index: number;
}

/** What siblings of one series have in common besides the brand. */
export interface SeriesOption {
  key: string;
  /** Words for the series' name, such as `DIN 912 A2-70 304不锈钢`. */
  title: string;
  /** Name of the category of the fourth level these goods stand in. */
  fourth?: string;
}

/** One SKU before brand prices, numbers and stock. */
export interface Draft {
  /** Words between the leaf's name and the pack, such as `M8×30 A2-70 304不锈钢 本色`. */
  label: string;
  mpn: string;
  attributes: SkuAttributeRow[];
  offer: Offer;
  /** Typical sales price of one order unit in yuan, before the brand's level. */
  price: number;
  /** How many of the leaf's usual order units this one holds, when it is a carton of them. */
  bundle?: number;
}

/** The series every shop of the trade keeps: what stands in the taxonomy itself. */
export interface ShelfPlan {
  brands: readonly Brand[];
  options: readonly SeriesOption[];
  /** Number of siblings of one option, the same for every brand. */
  count(option: number): number;
  /** `article` is the first of the numbers that part numbers of this series may use. */
  drafts(option: number, brand: Brand, article: number): Draft[];
}

/** A series option of the whole assortment: 0 for the shelf, rising with how seldom its variant is asked for. */
export interface PlannedOption extends SeriesOption {
  rarity: number;
}

/** The series a leaf can offer, shelf first. Everything is made only when a series is reached, so millions stream. */
export interface LeafPlan {
  brands: readonly Brand[];
  /** Options of the shelf; those from here on are variants that only large catalogues reach. */
  shelfOptions: number;
  options: number;
  option(number: number): PlannedOption;
  count(option: number): number;
  /** SKUs of one brand in all options before this one. */
  before(option: number): number;
  drafts(option: number, brand: Brand, article: number): Draft[];
}

/** Siblings that one table on a SKU page can hold. */
export const MAX_SIBLINGS = 64;
