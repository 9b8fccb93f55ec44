/** Whether somebody pays for what is sent: however a client writes it, and whatever it says beside. */
export const savesData = (headers: Headers): boolean =>
  /(?:^|[\s,])on(?:$|[\s,;])/i.test(headers.get('save-data') ?? '');
