import { describe, expect, it } from 'vitest';
import { afterFailure, pictureSource } from './picture-source.ts';

const VARIANTS = '/media/sku/FAS1-96.webp 96w, /media/sku/FAS1-320.webp 320w, /media/sku/FAS1-800.webp 800w';

describe('pictureSource', () => {
  it.each([
    ['/media/sku/FAS1.webp', '/media/sku/FAS1-800.webp', VARIANTS],
    ['/media/sku/FAS1-320.webp', '/media/sku/FAS1-800.webp', VARIANTS],
    ['/media/logo/a.webp', '/media/logo/a.webp', undefined],
    ['/files/drawing.tif', '/files/drawing.jpg', undefined],
    ['/files/drawing.TIFF?v=2', '/files/drawing.jpg?v=2', undefined],
    ['/files/motif.png', '/files/motif.png', undefined],
    ['/files/a.tif.png', '/files/a.tif.png', undefined],
  ])('%s loads %s', (url, src, srcSet) => {
    expect(pictureSource(url)).toEqual({ src, srcSet });
  });
});

it('gives a picture two attempts', () => {
  expect([afterFailure('first'), afterFailure(afterFailure('first'))]).toEqual(['second', 'failed']);
});
