/** Four eyes (behaviours 3.3, seller approval): whoever wrote the draft, sent it for review or changed its costs made it. */
export const mayReview = (userId: bigint | null, makers: readonly (bigint | null)[]): boolean =>
  userId !== null && !makers.includes(userId);
