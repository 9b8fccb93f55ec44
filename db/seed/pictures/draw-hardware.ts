import type { Draw, Drawings } from './measures.ts';
import { circle, clamp, DARK, DEEP, HOLE, hatch, line, MID, PALE, path, polygon, rect, regular } from './pen.ts';

const retainingRing: Draw = () =>
  path('M160 96A102 102 0 1 0 240 96L232 130A68 68 0 1 1 168 130Z', MID) +
  circle(154, 108, 14, PALE) +
  circle(246, 108, 14, PALE);
const spring: Draw = () =>
  Array.from({ length: 7 }, (_, n) =>
    path(`M${78 + n * 36} 246Q${66 + n * 36} 130 ${96 + n * 36} 130Q${124 + n * 36} 130 ${114 + n * 36} 246`),
  ).join('') + line(70, 246, 90, 246);
const pin: Draw = ({ diameter = 8 }) =>
  rect(60, 190 - clamp(14 + diameter, 18, 40), 280, clamp(14 + diameter, 18, 40) * 2, MID, 14) +
  line(84, 190, 316, 190, 2);
const cotterPin: Draw = () =>
  path('M340 182H150Q120 182 112 158Q92 140 70 160Q52 190 70 220Q92 240 112 222Q122 200 150 200H316', PALE);
const key: Draw = () =>
  path('M120 150H280A40 40 0 0 1 280 230H120A40 40 0 0 1 120 150Z', PALE) +
  path('M120 230L140 250H296L280 230', MID) +
  path('M280 230L296 250A46 46 0 0 0 336 210L320 190', MID);
const rivet: Draw = () =>
  rect(150, 158, 84, 64, MID, 4) +
  rect(132, 130, 20, 120, PALE, 8) +
  line(234, 190, 352, 190, 9) +
  line(60, 190, 132, 190, 4) +
  polygon(
    [
      [352, 182],
      [368, 190],
      [352, 198],
    ],
    DARK,
  );
const rivetNut: Draw = () =>
  rect(120, 128, 20, 124, PALE, 6) +
  rect(140, 148, 150, 84, MID, 4) +
  hatch(150, 220, 148, 232, 9) +
  circle(130, 190, 18, HOLE);
const anchor: Draw = () =>
  rect(52, 172, 230, 36, MID, 4) +
  hatch(60, 128, 208, 172, 11, 6) +
  regular(110, 190, 44, 6, PALE, 0) +
  circle(110, 190, 20, MID) +
  polygon(
    [
      [210, 166],
      [330, 160],
      [348, 190],
      [330, 220],
      [210, 214],
    ],
    PALE,
  ) +
  line(230, 176, 322, 172) +
  line(230, 204, 322, 208);
const plug: Draw = () =>
  path('M90 160H300L338 190L300 220H90Z', MID) +
  hatch(120, 280, 160, 174, 18, 8) +
  hatch(120, 280, 206, 220, 18, 8) +
  rect(70, 150, 22, 80, PALE, 6) +
  line(150, 190, 330, 190, 3);
const capsule: Draw = () =>
  rect(56, 152, 288, 76, PALE, 36) +
  circle(110, 190, 14, DEEP) +
  circle(150, 204, 10, DEEP) +
  circle(160, 176, 8, DEEP) +
  line(220, 152, 220, 228) +
  line(300, 152, 300, 228);
const uBolt: Draw = () =>
  path('M112 300V168A88 88 0 0 1 288 168V300H256V168A56 56 0 0 0 144 168V300Z', MID) +
  hatch(112, 142, 240, 240, 100) +
  [240, 256, 272, 288].map((y) => line(114, y, 142, y - 5, 3) + line(258, y, 286, y - 5, 3)).join('') +
  rect(92, 214, 216, 20, PALE, 4);
const clampBand: Draw = () =>
  circle(200, 200, 98, MID) +
  circle(200, 200, 82, HOLE) +
  rect(150, 74, 104, 44, PALE, 6) +
  rect(246, 84, 52, 24, MID, 4) +
  hatch(160, 232, 82, 110, 12, 5);
const cableTie: Draw = () =>
  path('M96 230C60 130 150 84 224 100C322 118 336 236 262 276C190 312 118 276 126 226', 'none') +
  path('M110 232C78 146 160 100 222 114C306 132 318 228 254 262') +
  rect(84, 214, 52, 46, PALE, 6) +
  line(100, 260, 88, 330, 9);
const threadInsert: Draw = () =>
  Array.from({ length: 8 }, (_, n) => path(`M${92 + n * 28} 240L${118 + n * 28} 140`)).join('') +
  rect(84, 140, 232, 100, 'none', 20);
const handle: Draw = () =>
  path('M96 260V170Q96 120 150 120H250Q304 120 304 170V260H270V172Q270 154 250 154H150Q130 154 130 172V260Z', MID) +
  rect(78, 258, 70, 18, PALE) +
  rect(252, 258, 70, 18, PALE);
const hinge: Draw = () =>
  rect(70, 96, 120, 188, PALE, 6) +
  rect(210, 96, 120, 188, PALE, 6) +
  rect(188, 90, 24, 200, MID, 10) +
  [
    [104, 136],
    [104, 244],
    [296, 136],
    [296, 244],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 12, HOLE))
    .join('') +
  line(188, 150, 212, 150) +
  line(188, 230, 212, 230);
const padlock: Draw = () =>
  path('M140 180V136A60 60 0 0 1 260 136V180H236V138A36 36 0 0 0 164 138V180Z', MID) +
  rect(108, 176, 184, 140, PALE, 14) +
  circle(200, 234, 18, DEEP) +
  rect(193, 240, 14, 38, DEEP, 4);
const caster: Draw = () =>
  rect(110, 84, 180, 22, PALE) +
  path('M150 106H250L272 236H236L226 180H174L164 236H128Z', MID) +
  circle(200, 246, 66, PALE) +
  circle(200, 246, 44, MID) +
  circle(200, 246, 14, HOLE);
const magnet: Draw = () =>
  path('M96 300V176A104 104 0 0 1 304 176V300H244V178A44 44 0 0 0 156 178V300Z', PALE) +
  path('M96 300V256H156V300Z', DEEP) +
  path('M244 300V256H304V300Z', DEEP);

export const HARDWARE: Drawings = {
  'retaining-ring': retainingRing,
  spring,
  'dowel-pin': pin,
  'cotter-pin': cotterPin,
  key,
  'blind-rivet': rivet,
  'rivet-nut': rivetNut,
  'expansion-anchor': anchor,
  'plastic-plug': plug,
  'chemical-anchor': capsule,
  'u-bolt': uBolt,
  'hose-clamp': clampBand,
  'cable-tie': cableTie,
  'thread-insert': threadInsert,
  handle,
  hinge,
  padlock,
  caster,
  magnet,
};
