import { expect, it } from 'vitest';
import { element } from '#tests/factories/xml-element.ts';
import { readReferences } from './read-references.ts';

const reference = (type: string, itemNo: string) =>
  element('ARTICLE_REFERENCE', [element('ART_ID_TO', itemNo)], { type });

it.each([
  ['a successor', [reference('followup', 'B1')], [{ itemNo: 'B1', kind: 'drop_in' }], []],
  ['what does the same', [reference('similar', 'B1')], [{ itemNo: 'B1', kind: 'similar' }], []],
  ['others', [reference('sparepart', 'B1'), reference('own', 'B2')], [], ['不是替代品的关联未导入：备件 B1、own B2']],
  ['one that leads nowhere', [reference('followup', ''), reference('sparepart', '')], [], []],
])('%s', (_, elements, references, notes) => {
  expect(readReferences(element('ARTICLE', elements))).toEqual({ references, notes });
});
