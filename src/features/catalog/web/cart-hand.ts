/** What item pages need of the cart; the app hands it in, because the cart itself builds on the catalogue. */
export interface CartHand {
  add(lines: readonly { itemNo: string; quantity: number; searchId?: string }[]): Promise<void>;
  pending: boolean;
}
