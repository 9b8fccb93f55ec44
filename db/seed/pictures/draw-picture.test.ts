import { expect, it } from 'vitest';
import { PICTURE_VIEWS } from '#features/catalog/api/picture-source.ts';
import { DRAWINGS, drawPicture } from './draw-picture.ts';
import { ALIASED_KINDS } from './kinds.ts';
import { readMeasures } from './measures.ts';

const facts = { kind: 'hex-bolt', brand: '东明', model: 'GB5783-M8×30', keySizes: ['M8×30'] };

it('leads every alias to a drawing that exists', () => {
  const lost = [...ALIASED_KINDS].filter(([, drawing]) => !(drawing in DRAWINGS));
  expect(lost).toEqual([]);
});

it.each(Object.keys(DRAWINGS))('draws %s without gaps in its numbers', (kind) => {
  for (const view of PICTURE_VIEWS) expect(drawPicture({ ...facts, kind }, view)).not.toMatch(/NaN|undefined|Infinity/);
});

it('draws four different views, and the same facts the same way', () => {
  expect(new Set(PICTURE_VIEWS.map((view) => drawPicture(facts, view))).size).toBe(4);
  expect(drawPicture(facts, 0)).toBe(drawPicture({ ...facts }, 0));
});

it('shows a longer bolt longer', () => {
  expect(drawPicture({ ...facts, keySizes: ['M8×60'] }, 0)).not.toBe(drawPicture({ ...facts, keySizes: ['M8×16'] }, 0));
});

it('lets no text break out of the drawing', () => {
  const svg = drawPicture({ ...facts, brand: '<script>"&\'' }, 0);
  expect(svg).not.toContain('<script>');
});

it.each([
  ['M8×30', { diameter: 8, length: 30 }],
  ['M10', { diameter: 10 }],
  ['φ12×80', { diameter: 12, length: 80 }],
  ['3P C32', { poles: 3 }],
  ['25 mm', { length: 25 }],
  ['XL', {}],
])('reads %s', (text, measures) => {
  expect(readMeasures([text])).toEqual({ diameter: undefined, length: undefined, poles: undefined, ...measures });
});

it('writes only what the fonts of the machine can', () => {
  expect(drawPicture(facts, 0, 'chinese')).toContain('东明');
  const latin = drawPicture(facts, 0, 'latin');
  expect(latin).toContain('GB5783-M8×30');
  expect(latin).not.toMatch(/[\u4e00-\u9fff]/);
  for (const view of PICTURE_VIEWS) expect(drawPicture(facts, view, 'none')).not.toContain('<text');
});

it('names the measures beside the dimension lines', () => {
  expect(drawPicture(facts, 1)).toMatch(/>30 mm<.*>M8</);
  expect(drawPicture({ ...facts, keySizes: ['25mm', '52mm'] }, 1)).not.toContain(' mm<');
});
