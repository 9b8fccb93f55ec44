/** Hours after which the desk is told of an order that nobody has confirmed (issue 15, events of the desk). */
export const CONFIRM_HOURS = 4;
