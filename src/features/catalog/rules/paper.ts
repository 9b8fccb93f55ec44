/** A named value on paper. */
export interface PaperFact {
  label: string;
  value: string;
}

export interface PaperSection {
  heading: string;
  facts?: readonly PaperFact[];
  paragraphs?: readonly string[];
}

/** What stands on a paper about an item, whatever it is printed as. */
export interface Paper {
  /** 产品规格书 */
  title: string;
  /** Name of the item. */
  subject: string;
  itemNo: string;
  sections: readonly PaperSection[];
  /** Last line of every page: who made it and what it is worth. */
  footer: string;
}
