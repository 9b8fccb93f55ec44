import type { XmlElement } from '#features/catalog-import/rules/bmecat/xml-element.ts';

/** An element of a supplier's catalogue: text, or other elements inside. */
export function element(
  name: string,
  inside: string | readonly XmlElement[] = '',
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  const text = typeof inside === 'string' ? inside : '';
  return { name, attributes, line: 1, text, children: typeof inside === 'string' ? [] : [...inside] };
}
