/**
 * Full-width figures and letters as half-width ones (NFKC), for texts that figures are read from. What only looks like a
 * figure stays as it is: 10² is not 102, ② not 2, ½ not 12, so that whoever reads asks instead of guessing.
 */
export const foldWidth = (text: string): string => text.replace(/\P{No}+/gu, (run) => run.normalize('NFKC'));
