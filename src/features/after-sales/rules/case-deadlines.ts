/** Days a customer has to bring what the desk asked for; then the case ends and may be opened again. */
export const SUPPLEMENT_DAYS = 7;
