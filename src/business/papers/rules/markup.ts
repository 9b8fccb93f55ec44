/** Text of pango markup, as pictures of words are drawn from it (specification 9): what means something there is spelt out. */
export const markup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
