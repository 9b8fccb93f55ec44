/** `dayType` of a line that is work and no goods: nothing of it leaves a warehouse, and nothing was purchased with it. */
export const SERVICE_DAY_TYPE = -1;
