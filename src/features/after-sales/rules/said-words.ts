/** What stands in the talk of a case: what was said, and by name what was handed in with it. */
export function saidWords(words: string, fileNames: readonly string[]): string {
  const files = fileNames.length > 0 ? `附件：${fileNames.join('、')}` : '';
  return [words, files].filter(Boolean).join('\n');
}
