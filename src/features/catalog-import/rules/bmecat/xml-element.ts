/** One element with everything inside it. Names are those of BMEcat 1.2, see `canonicalName`. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Line of the file on which it begins. */
  line: number;
  /** Text directly inside, as written. */
  text: string;
  children: XmlElement[];
}

const RENAMED: Readonly<Record<string, string>> = { PROD_ID: 'ART_ID', PROD_ID_TO: 'ART_ID_TO' };

/** BMEcat 2005 says PRODUCT and PID where 1.2 says ARTICLE and AID; namespace prefixes say nothing. */
export function canonicalName(name: string): string {
  const local = name.slice(name.indexOf(':') + 1);
  return RENAMED[local] ?? local.replace(/^PRODUCT(?=_|$)/, 'ARTICLE').replace(/_PID$/, '_AID');
}

export function childrenOf(element: XmlElement | null, name: string): XmlElement[] {
  return element ? element.children.filter((child) => child.name === name) : [];
}

export function childOf(element: XmlElement | null, name: string): XmlElement | null {
  return childrenOf(element, name)[0] ?? null;
}

export function textOf(element: XmlElement | null, name: string): string {
  return childOf(element, name)?.text.trim() ?? '';
}

/** Text in Chinese where the catalogue has it, else in its first language. */
export function textInChinese(element: XmlElement | null, name: string): string {
  const all = childrenOf(element, name);
  const chinese = all.find((child) => /^(?:zh|chi|zho)\b/i.test(child.attributes.lang ?? ''));
  return (chinese ?? all[0])?.text.trim() ?? '';
}
