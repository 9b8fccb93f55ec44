import type { Draw, Drawings } from './measures.ts';
import { around, circle, DEEP, ellipse, HOLE, hatch, line, MID, PALE, path, rect, regular, turned } from './pen.ts';

const rollingBearing =
  (roller: (x: number, y: number, n: number) => string): Draw =>
  () =>
    circle(200, 190, 126, PALE) +
    circle(200, 190, 104, HOLE) +
    around(9, 200, 190, 82, roller) +
    circle(200, 190, 62, PALE) +
    circle(200, 190, 40, HOLE);
const ballBearing = rollingBearing((x, y) => circle(x, y, 17, MID));
const rollerBearing = rollingBearing(
  (x, y, n) =>
    `<g transform="rotate(${n * 40} ${x.toFixed(1)} ${y.toFixed(1)})">${rect(x - 12, y - 17, 24, 34, MID, 4)}</g>`,
);
const needleBearing = rollingBearing(
  (x, y, n) =>
    `<g transform="rotate(${n * 40} ${x.toFixed(1)} ${y.toFixed(1)})">${rect(x - 6, y - 18, 12, 36, MID, 5)}</g>`,
);
const taperBearing: Draw = () =>
  path('M90 128L310 96V284L90 252Z', PALE) +
  hatch(112, 300, 126, 254, 26) +
  path('M120 168L280 156V224L120 212Z', MID) +
  rect(104, 178, 192, 24, HOLE, 4);
const pillowBlock: Draw = () =>
  path('M60 290V262H104C104 168 140 104 200 104S296 168 296 262H340V290Z', PALE) +
  circle(200, 196, 66, MID) +
  circle(200, 196, 44, PALE) +
  circle(200, 196, 26, HOLE) +
  ellipse(84, 276, 13, 6, HOLE) +
  ellipse(316, 276, 13, 6, HOLE);
const bushing: Draw = () =>
  ellipse(128, 190, 42, 90, PALE) +
  path('M128 100H272A42 90 0 0 1 272 280H128A42 90 0 0 0 128 100Z', MID) +
  ellipse(128, 190, 42, 90, PALE) +
  ellipse(128, 190, 26, 58, HOLE);
const linearBlock: Draw = () =>
  rect(40, 214, 320, 44, MID, 4) +
  hatch(70, 340, 230, 242, 54) +
  path('M120 120H280V200H306V246H286V222H114V246H94V200H120Z', PALE) +
  [146, 254].map((x) => circle(x, 150, 11, HOLE) + circle(x, 184, 11, HOLE)).join('');
const rail: Draw = () =>
  turned(
    -14,
    rect(40, 160, 320, 60, MID, 4) +
      line(40, 178, 360, 178) +
      [80, 140, 200, 260, 320].map((x) => circle(x, 196, 10, HOLE)).join(''),
  );
const ballScrew: Draw = () =>
  turned(
    -14,
    rect(36, 172, 328, 36, MID, 4) +
      hatch(44, 350, 208, 172, 12, 8) +
      rect(150, 142, 92, 96, PALE, 8) +
      rect(136, 122, 20, 136, PALE, 6),
  );
const rodEnd: Draw = () =>
  circle(140, 170, 78, PALE) +
  circle(140, 170, 52, MID) +
  circle(140, 170, 30, HOLE) +
  path('M200 214L236 178L330 270L296 304Z', MID) +
  hatch(240, 300, 232, 214, 14, 10);
const belt: Draw = () =>
  path('M120 110H280A80 80 0 0 1 280 270H120A80 80 0 0 1 120 110Z', MID) +
  path('M124 142H276A48 48 0 0 1 276 238H124A48 48 0 0 1 124 142Z', HOLE);
const timingBelt: Draw = () => belt({}) + hatch(128, 272, 142, 152, 16) + hatch(128, 272, 228, 238, 16);
const link = (x: number) =>
  path(
    `M${x} 166Q${x + 34} 178 ${x + 68} 166A24 24 0 1 1 ${x + 68} 214Q${x + 34} 202 ${x} 214A24 24 0 1 1 ${x} 166Z`,
    PALE,
  ) +
  circle(x, 190, 11, DEEP) +
  circle(x + 68, 190, 11, DEEP);
const chain: Draw = () => link(66) + link(202) + rect(124, 170, 90, 40, MID, 18) + rect(262, 170, 76, 40, MID, 18);
const sprocket: Draw = () =>
  around(16, 200, 190, 118, (x, y) => circle(x, y, 17, PALE)) +
  circle(200, 190, 110, PALE) +
  circle(200, 190, 52, MID) +
  circle(200, 190, 28, HOLE) +
  around(4, 200, 190, 80, (x, y) => circle(x, y, 13, HOLE));
const coupling: Draw = () =>
  rect(84, 116, 104, 148, PALE, 10) +
  rect(212, 116, 104, 148, PALE, 10) +
  rect(186, 128, 28, 124, DEEP, 4) +
  line(84, 160, 188, 160) +
  line(84, 220, 188, 220) +
  line(212, 160, 316, 160) +
  line(212, 220, 316, 220) +
  circle(136, 140, 8, HOLE) +
  circle(264, 140, 8, HOLE);
const shaft: Draw = () =>
  turned(
    -16,
    rect(34, 168, 332, 44, MID, 6) +
      line(50, 182, 350, 182, 2) +
      rect(34, 174, 18, 32, PALE, 3) +
      rect(348, 174, 18, 32, PALE, 3),
  );
const gearbox: Draw = () =>
  rect(110, 120, 150, 150, PALE, 12) +
  circle(185, 195, 52, MID) +
  circle(185, 195, 22, HOLE) +
  rect(260, 160, 92, 68, MID, 8) +
  hatch(274, 344, 164, 224, 12) +
  rect(92, 268, 190, 22, PALE) +
  circle(130, 140, 6, DEEP) +
  circle(240, 140, 6, DEEP) +
  circle(130, 250, 6, DEEP) +
  circle(240, 250, 6, DEEP);
const motor: Draw = () =>
  rect(96, 122, 190, 136, PALE, 16) +
  hatch(116, 264, 130, 250, 16) +
  rect(70, 134, 28, 112, MID, 10) +
  rect(284, 140, 22, 100, MID, 6) +
  rect(306, 178, 58, 24, DEEP, 3) +
  rect(150, 92, 84, 34, MID, 6) +
  path('M112 258H270L284 286H98Z', MID);
const gear: Draw = () =>
  around(
    14,
    200,
    190,
    116,
    (x, y, n) =>
      `<g transform="rotate(${(n * 360) / 14} ${x.toFixed(1)} ${y.toFixed(1)})">${rect(x - 13, y - 15, 26, 30, PALE, 4)}</g>`,
  ) +
  circle(200, 190, 106, PALE) +
  circle(200, 190, 34, HOLE) +
  rect(194, 148, 12, 16, HOLE, 0) +
  regular(200, 190, 70, 24, 'none');
const dragChain: Draw = () =>
  path('M60 130H250A70 70 0 0 1 250 270H150V232H246A34 34 0 0 0 246 168H60Z', PALE) +
  hatch(86, 240, 130, 168, 26) +
  hatch(166, 250, 232, 270, 26) +
  line(282, 150, 262, 176) +
  line(316, 196, 280, 198) +
  line(286, 250, 262, 224);

export const TRANSMISSION: Drawings = {
  'ball-bearing': ballBearing,
  'roller-bearing': rollerBearing,
  'needle-bearing': needleBearing,
  'taper-bearing': taperBearing,
  'pillow-block': pillowBlock,
  bushing,
  'linear-block': linearBlock,
  'linear-rail': rail,
  'ball-screw': ballScrew,
  'rod-end': rodEnd,
  belt,
  'timing-belt': timingBelt,
  chain,
  sprocket,
  coupling,
  shaft,
  gearbox,
  motor,
  gear,
  'drag-chain': dragChain,
};
