import type { Draw, Drawings } from './measures.ts';
import {
  around,
  circle,
  clamp,
  DARK,
  DEEP,
  ellipse,
  GREEN,
  HOLE,
  hatch,
  line,
  MID,
  PALE,
  path,
  polygon,
  RED,
  rect,
  regular,
  turned,
  YELLOW,
} from './pen.ts';

const flutes = (from: number, to: number, half: number) => hatch(from, to, 190 + half, 190 - half, 26, 34, 4);
const cutter =
  (tip: (x: number, half: number) => string): Draw =>
  ({ diameter = 8 }) => {
    const half = clamp(14 + diameter, 18, 38);
    return turned(
      -18,
      rect(44, 190 - half, 130, half * 2, PALE, 3) +
        line(60, 190 - half + 8, 160, 190 - half + 8, 2) +
        rect(174, 190 - half, 150, half * 2, MID, 2) +
        flutes(178, 286, half) +
        tip(324, half),
    );
  };
const endMill = cutter((x, half) => line(x, 190 - half, x, 190 + half, 5));
const ballMill = cutter((x, half) => path(`M${x} ${190 - half}A${half} ${half} 0 0 1 ${x} ${190 + half}Z`, MID));
const twistDrill = cutter((x, half) =>
  polygon(
    [
      [x, 190 - half],
      [x + 34, 190],
      [x, 190 + half],
    ],
    MID,
  ),
);
const tap = cutter(
  (x, half) =>
    polygon(
      [
        [x, 190 - half],
        [x + 20, 190 - half * 0.6],
        [x + 20, 190 + half * 0.6],
        [x, 190 + half],
      ],
      MID,
    ) + hatch(180, x - 6, 190 + half, 190 - half, 9, 4, 2),
);
const faceMill: Draw = () =>
  circle(200, 190, 108, PALE) +
  around(
    8,
    200,
    190,
    104,
    (x, y, n) =>
      `<g transform="rotate(${n * 45 + 20} ${x.toFixed(1)} ${y.toFixed(1)})">${rect(x - 16, y - 20, 32, 40, YELLOW, 4)}</g>`,
  ) +
  circle(200, 190, 52, MID) +
  circle(200, 190, 28, HOLE);
const insert: Draw = () =>
  polygon(
    [
      [200, 70],
      [300, 190],
      [200, 310],
      [100, 190],
    ],
    YELLOW,
  ) +
  polygon(
    [
      [200, 104],
      [272, 190],
      [200, 276],
      [128, 190],
    ],
    '#fbf2d2',
  ) +
  circle(200, 190, 34, HOLE) +
  circle(200, 190, 22, MID);
const toolHolder: Draw = () =>
  turned(
    -12,
    rect(110, 158, 250, 64, MID, 4) +
      path('M112 158L60 150L44 190L112 222Z', PALE) +
      polygon(
        [
          [40, 146],
          [76, 140],
          [72, 176],
          [44, 180],
        ],
        YELLOW,
      ) +
      line(130, 176, 340, 176, 2),
  );
const chuck: Draw = () =>
  circle(200, 190, 120, PALE) +
  around(
    3,
    200,
    190,
    76,
    (x, y, n) =>
      `<g transform="rotate(${n * 120} ${x.toFixed(1)} ${y.toFixed(1)})">${rect(x - 19, y - 40, 38, 80, MID, 4)}${line(x - 19, y - 12, x + 19, y - 12, 3)}</g>`,
  ) +
  circle(200, 190, 24, HOLE);
const collet: Draw = () =>
  path('M130 96H270L246 290H154Z', MID) +
  ellipse(200, 96, 70, 20, PALE) +
  ellipse(200, 96, 30, 9, HOLE) +
  line(200, 118, 200, 284) +
  line(166, 112, 174, 284) +
  line(234, 112, 226, 284) +
  line(136, 132, 264, 132);
const taperHolder: Draw = () =>
  path('M60 150L196 118V262L60 230Z', MID) +
  rect(196, 108, 34, 164, PALE, 4) +
  rect(206, 108, 14, 164, DEEP, 0) +
  rect(230, 140, 90, 100, MID, 6) +
  rect(30, 172, 30, 36, PALE, 4) +
  hatch(244, 306, 146, 234, 14);
const holeSaw: Draw = () =>
  path(
    'M96 130H304V264L290 280L276 264L262 280L248 264L234 280L220 264L206 280L192 264L178 280L164 264L150 280L136 264L122 280L108 264H96Z',
    RED,
  ) +
  ellipse(200, 130, 104, 26, PALE) +
  rect(184, 70, 32, 62, MID, 4) +
  ellipse(140, 200, 14, 26, HOLE);
const die: Draw = () =>
  circle(200, 190, 112, MID) +
  circle(200, 190, 46, HOLE) +
  around(4, 200, 190, 56, (x, y) => circle(x, y, 22, HOLE)) +
  regular(200, 190, 24, 16, PALE);

const disc =
  (fill: string, hub = 22): Draw =>
  () =>
    circle(200, 190, 122, fill) +
    circle(200, 190, 72, '#ffffff88') +
    circle(200, 190, hub, MID) +
    circle(200, 190, hub * 0.6, HOLE) +
    path('M112 130A106 106 0 0 1 160 92', 'none');
const cuttingDisc = disc(DEEP);
const grindingWheel: Draw = () =>
  ellipse(150, 190, 60, 118, PALE) +
  path('M150 72H240A60 118 0 0 1 240 308H150A60 118 0 0 0 150 72Z', GREEN) +
  ellipse(150, 190, 60, 118, PALE) +
  ellipse(150, 190, 16, 32, HOLE) +
  hatch(228, 290, 110, 110, 80);
const flapDisc: Draw = () =>
  circle(200, 190, 124, RED) +
  around(
    28,
    200,
    190,
    96,
    (x, y, n) =>
      `<g transform="rotate(${(n * 360) / 28 + 24} ${x.toFixed(1)} ${y.toFixed(1)})">${line(x, y - 28, x, y + 28, 3)}</g>`,
  ) +
  circle(200, 190, 58, PALE) +
  circle(200, 190, 20, HOLE);
const diamondBlade: Draw = () =>
  circle(200, 190, 124, MID) +
  around(
    16,
    200,
    190,
    116,
    (x, y, n) =>
      `<g transform="rotate(${n * 22.5} ${x.toFixed(1)} ${y.toFixed(1)})">${rect(x - 17, y - 9, 34, 18, YELLOW, 2)}</g>`,
  ) +
  circle(200, 190, 34, PALE) +
  circle(200, 190, 16, HOLE);
const sandpaper: Draw = () =>
  turned(
    -8,
    rect(92, 80, 200, 220, YELLOW, 3) +
      Array.from({ length: 40 }, (_, n) => circle(110 + ((n * 47) % 166), 98 + ((n * 31) % 186), 2.2, DARK)).join('') +
      path('M292 300Q250 292 246 254L292 250Z', PALE),
  );
const roll: Draw = () =>
  ellipse(140, 190, 46, 92, PALE) +
  path('M140 98H280A46 92 0 0 1 280 282H140A46 92 0 0 0 140 98Z', YELLOW) +
  ellipse(140, 190, 46, 92, PALE) +
  ellipse(140, 190, 20, 40, HOLE) +
  path('M280 282Q330 286 340 250', 'none');
const mountedPoint: Draw = () =>
  rect(190, 196, 20, 140, MID, 3) + path('M146 196V110Q150 70 200 66Q250 70 254 110V196Z', RED);
const brush: Draw = () =>
  circle(200, 190, 74, MID) +
  around(
    36,
    200,
    190,
    98,
    (x, y, n) =>
      `<g transform="rotate(${n * 10} ${x.toFixed(1)} ${y.toFixed(1)})">${line(x, y - 26, x, y + 26, 3)}</g>`,
  ) +
  circle(200, 190, 30, PALE) +
  circle(200, 190, 15, HOLE);
const pad: Draw = () =>
  polygon(
    [
      [80, 180],
      [230, 130],
      [330, 190],
      [180, 250],
    ],
    GREEN,
  ) +
  polygon(
    [
      [80, 180],
      [180, 250],
      [180, 290],
      [80, 218],
    ],
    MID,
  ) +
  polygon(
    [
      [180, 250],
      [330, 190],
      [330, 228],
      [180, 290],
    ],
    DEEP,
  );
const blade: Draw = () =>
  turned(
    -16,
    path(
      'M40 164H360V206L348 216L336 206L324 216L312 206L300 216L288 206L276 216L264 206L252 216L240 206L228 216L216 206L204 216L192 206L180 216L168 206L156 216L144 206L132 216L120 206L108 216L96 206L84 216L72 206L60 216L48 206H40Z',
      MID,
    ) +
      circle(60, 184, 8, HOLE) +
      circle(340, 184, 8, HOLE),
  );

export const MACHINING: Drawings = {
  'end-mill': endMill,
  'ball-mill': ballMill,
  'twist-drill': twistDrill,
  tap,
  'face-mill': faceMill,
  insert,
  'tool-holder': toolHolder,
  chuck,
  collet,
  'bt-holder': taperHolder,
  'hole-saw': holeSaw,
  die,
  'cutting-disc': cuttingDisc,
  'grinding-wheel': grindingWheel,
  'flap-disc': flapDisc,
  'diamond-blade': diamondBlade,
  sandpaper,
  'sanding-belt': roll,
  'mounted-point': mountedPoint,
  'wire-wheel': brush,
  'scouring-pad': pad,
  'saw-blade': blade,
};
