/** Purchase orders and drawings that buyers hand in with their orders. */
export const ORDER_FILES = 'order';
