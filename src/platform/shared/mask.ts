/** Masked display of personal data (specification 5). Each function takes the whole value and is safe on short or empty ones. */

function hideMiddle(text: string, keepStart: number, keepEnd: number): string {
  const characters = [...text.trim()];
  if (characters.length === 0) return '';
  // Too short to keep both ends without giving everything away: only the first character stays.
  if (characters.length <= keepStart + keepEnd) return `${characters[0]}${'*'.repeat(characters.length - 1)}`;
  const hidden = characters.length - keepStart - keepEnd;
  return [...characters.slice(0, keepStart), '*'.repeat(hidden), ...characters.slice(characters.length - keepEnd)].join(
    '',
  );
}

/** First 3 and last 3 digits stay: 138*****678. */
export const maskPhone = (phone: string): string => hideMiddle(phone, 3, 3);

/** First 4 and last 4 characters stay, so neither birthday nor serial number shows: 3205**********001X. */
export const maskIdCard = (idCard: string): string => hideMiddle(idCard, 4, 4);

/** Last 2 characters of the local part are hidden: limi**@firm.cn. */
export function maskEmail(email: string): string {
  const text = email.trim();
  const at = text.lastIndexOf('@');
  const local = [...(at < 0 ? text : text.slice(0, at))];
  const hidden = Math.min(2, local.length);
  return `${local.slice(0, local.length - hidden).join('')}${'*'.repeat(hidden)}${at < 0 ? '' : text.slice(at)}`;
}

/** Family name stays, and from three characters on the last one too: 李*, 王*明. */
export function maskName(name: string): string {
  return [...name.trim()].length === 1 ? '*' : hideMiddle(name, 1, 1);
}
