export interface TextPart {
  text: string;
  isLink: boolean;
}

/** Only what a web address may hold; Chinese words and punctuation that follow one end it. */
const ADDRESS = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/g;
const END_OF_SENTENCE = /[.,;:!?)'\]]+$/;

/** Cuts a plain text into words and web addresses, in order and without loss. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(END_OF_SENTENCE, '');
    parts.push({ text: text.slice(end, match.index), isLink: false }, { text: address, isLink: true });
    end = match.index + address.length;
  }
  parts.push({ text: text.slice(end), isLink: false });
  return parts.filter((part) => part.text !== '');
}
