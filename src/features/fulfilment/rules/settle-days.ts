/** A parcel that arrived and that nobody says anything about counts as signed after so many days (behaviours 2.5). */
export const AUTO_SIGN_DAYS = 7;
/** A signed order is completed after so many days. */
export const COMPLETE_DAYS = 7;
