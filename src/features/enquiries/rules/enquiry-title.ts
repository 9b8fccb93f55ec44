const LONGEST_NAME = 40;

/** 深沟球轴承 等 3 项 — for enquiries whose buyer gave no title. */
export function enquiryTitle(given: string, firstName: string, lineCount: number): string {
  if (given) return given;
  const first = firstName.slice(0, LONGEST_NAME);
  return lineCount > 1 ? `${first} 等 ${lineCount} 项` : first;
}
