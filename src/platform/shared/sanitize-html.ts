import sanitize from 'sanitize-html';

/** Browsers read an address without the blanks, tabs and line breaks around and in it. */
const asBrowsersRead = (address: string) => address.replace(/[\s\p{Cc}]+/gu, '');

/** A picture that is written out in its address; drawings may carry scripts and stay outside. */
const WRITTEN_OUT = /^data:/i;
const PHOTOGRAPH = /^data:image\/(?:png|jpe?g|gif|webp)[;,]/i;

function isForeignPicture(src: string): boolean {
  const address = asBrowsersRead(src);
  return WRITTEN_OUT.test(address) && !PHOTOGRAPH.test(address);
}

/**
 * The one whitelist for configured rich text (specification 5, narrowed: no ftp, no SVG data pictures, no classes: those
 * of the shop would let configured text pass for a part of it).
 * Runs where text leaves the server; the browser renders what arrives.
 */
const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...[
      'a',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'br',
      'p',
      'div',
      'span',
      'ul',
      'ol',
      'li',
      'blockquote',
      'pre',
      'code',
    ],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'sub', 'sup'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'title'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && isForeignPicture(attribs.src ?? ''),
};

const MOST_ROUNDS = 5;

/**
 * Sanitised text is what sanitising leaves as it is: a parser that repairs broken nesting may make something new of its
 * own output, and the browser is one more parser. Text that does not settle keeps its words and loses all its marks.
 */
export function sanitizeHtml(html: string): string {
  let text = sanitize(html, OPTIONS);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const again = sanitize(text, OPTIONS);
    if (again === text) return text;
    text = again;
  }
  return sanitize(text, { allowedTags: [], allowedAttributes: {} });
}
