const TAB = 9;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
/** Marks that turn the direction of what follows: in a price or a file name they show something else than it is. */
const isBidiControl = (code: number) => (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);

const SPACE = 32;

/** True when a text holds control characters; line breaks and tabs count only when `strict`. */
export function hasControlCharacters(text: string, strict = false): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isBidiControl(code)) return true;
    if (code >= SPACE) continue;
    if (strict || (code !== TAB && code !== LINE_FEED && code !== CARRIAGE_RETURN)) return true;
  }
  return false;
}
