import type { Draw, Drawings } from './measures.ts';
import * as pen from './pen.ts';

const flutes = (from: number, to: number, half: number) => pen.hatch(from, to, 190 + half, 190 - half, 26, 34, 4);
const cutter =
  (tip: (x: number, half: number) => string): Draw =>
  ({ diameter = 8 }) => {
    const half = pen.clamp(14 + diameter, 18, 38);
    return pen.turned(
      -18,
      pen.rect(44, 190 - half, 130, half * 2, pen.PALE, 3) +
        pen.line(60, 190 - half + 8, 160, 190 - half + 8, 2) +
        pen.rect(174, 190 - half, 150, half * 2, pen.MID, 2) +
        flutes(178, 286, half) +
        tip(324, half),
    );
  };
const endMill = cutter((x, half) => pen.line(x, 190 - half, x, 190 + half, 5));
const ballMill = cutter((x, half) =>
  pen.path(`M${x} ${190 - half}A${half} ${half} 0 0 1 ${x} ${190 + half}Z`, pen.MID),
);
const twistDrill = cutter((x, half) =>
  pen.polygon(
    [
      [x, 190 - half],
      [x + 34, 190],
      [x, 190 + half],
    ],
    pen.MID,
  ),
);
const tap = cutter(
  (x, half) =>
    pen.polygon(
      [
        [x, 190 - half],
        [x + 20, 190 - half * 0.6],
        [x + 20, 190 + half * 0.6],
        [x, 190 + half],
      ],
      pen.MID,
    ) + pen.hatch(180, x - 6, 190 + half, 190 - half, 9, 4, 2),
);
const faceMill: Draw = () =>
  pen.circle(200, 190, 108, pen.PALE) +
  pen.around(
    8,
    200,
    190,
    104,
    (x, y, n) =>
      `<g transform="rotate(${n * 45 + 20} ${x.toFixed(1)} ${y.toFixed(1)})">${pen.rect(x - 16, y - 20, 32, 40, pen.YELLOW, 4)}</g>`,
  ) +
  pen.circle(200, 190, 52, pen.MID) +
  pen.circle(200, 190, 28, pen.HOLE);
const insert: Draw = () =>
  pen.polygon(
    [
      [200, 70],
      [300, 190],
      [200, 310],
      [100, 190],
    ],
    pen.YELLOW,
  ) +
  pen.polygon(
    [
      [200, 104],
      [272, 190],
      [200, 276],
      [128, 190],
    ],
    '#fbf2d2',
  ) +
  pen.circle(200, 190, 34, pen.HOLE) +
  pen.circle(200, 190, 22, pen.MID);
const toolHolder: Draw = () =>
  pen.turned(
    -12,
    pen.rect(110, 158, 250, 64, pen.MID, 4) +
      pen.path('M112 158L60 150L44 190L112 222Z', pen.PALE) +
      pen.polygon(
        [
          [40, 146],
          [76, 140],
          [72, 176],
          [44, 180],
        ],
        pen.YELLOW,
      ) +
      pen.line(130, 176, 340, 176, 2),
  );
const chuck: Draw = () =>
  pen.circle(200, 190, 120, pen.PALE) +
  pen.around(
    3,
    200,
    190,
    76,
    (x, y, n) =>
      `<g transform="rotate(${n * 120} ${x.toFixed(1)} ${y.toFixed(1)})">${pen.rect(x - 19, y - 40, 38, 80, pen.MID, 4)}${pen.line(x - 19, y - 12, x + 19, y - 12, 3)}</g>`,
  ) +
  pen.circle(200, 190, 24, pen.HOLE);
const collet: Draw = () =>
  pen.path('M130 96H270L246 290H154Z', pen.MID) +
  pen.ellipse(200, 96, 70, 20, pen.PALE) +
  pen.ellipse(200, 96, 30, 9, pen.HOLE) +
  pen.line(200, 118, 200, 284) +
  pen.line(166, 112, 174, 284) +
  pen.line(234, 112, 226, 284) +
  pen.line(136, 132, 264, 132);
const taperHolder: Draw = () =>
  pen.path('M60 150L196 118V262L60 230Z', pen.MID) +
  pen.rect(196, 108, 34, 164, pen.PALE, 4) +
  pen.rect(206, 108, 14, 164, pen.DEEP, 0) +
  pen.rect(230, 140, 90, 100, pen.MID, 6) +
  pen.rect(30, 172, 30, 36, pen.PALE, 4) +
  pen.hatch(244, 306, 146, 234, 14);
const holeSaw: Draw = () =>
  pen.path(
    'M96 130H304V264L290 280L276 264L262 280L248 264L234 280L220 264L206 280L192 264L178 280L164 264L150 280L136 264L122 280L108 264H96Z',
    pen.RED,
  ) +
  pen.ellipse(200, 130, 104, 26, pen.PALE) +
  pen.rect(184, 70, 32, 62, pen.MID, 4) +
  pen.ellipse(140, 200, 14, 26, pen.HOLE);
const die: Draw = () =>
  pen.circle(200, 190, 112, pen.MID) +
  pen.circle(200, 190, 46, pen.HOLE) +
  pen.around(4, 200, 190, 56, (x, y) => pen.circle(x, y, 22, pen.HOLE)) +
  pen.regular(200, 190, 24, 16, pen.PALE);

const disc =
  (fill: string, hub = 22): Draw =>
  () =>
    pen.circle(200, 190, 122, fill) +
    pen.circle(200, 190, 72, '#ffffff88') +
    pen.circle(200, 190, hub, pen.MID) +
    pen.circle(200, 190, hub * 0.6, pen.HOLE) +
    pen.path('M112 130A106 106 0 0 1 160 92', 'none');
const cuttingDisc = disc(pen.DEEP);
const grindingWheel: Draw = () =>
  pen.ellipse(150, 190, 60, 118, pen.PALE) +
  pen.path('M150 72H240A60 118 0 0 1 240 308H150A60 118 0 0 0 150 72Z', pen.GREEN) +
  pen.ellipse(150, 190, 60, 118, pen.PALE) +
  pen.ellipse(150, 190, 16, 32, pen.HOLE) +
  pen.hatch(228, 290, 110, 110, 80);
const flapDisc: Draw = () =>
  pen.circle(200, 190, 124, pen.RED) +
  pen.around(
    28,
    200,
    190,
    96,
    (x, y, n) =>
      `<g transform="rotate(${(n * 360) / 28 + 24} ${x.toFixed(1)} ${y.toFixed(1)})">${pen.line(x, y - 28, x, y + 28, 3)}</g>`,
  ) +
  pen.circle(200, 190, 58, pen.PALE) +
  pen.circle(200, 190, 20, pen.HOLE);
const diamondBlade: Draw = () =>
  pen.circle(200, 190, 124, pen.MID) +
  pen.around(
    16,
    200,
    190,
    116,
    (x, y, n) =>
      `<g transform="rotate(${n * 22.5} ${x.toFixed(1)} ${y.toFixed(1)})">${pen.rect(x - 17, y - 9, 34, 18, pen.YELLOW, 2)}</g>`,
  ) +
  pen.circle(200, 190, 34, pen.PALE) +
  pen.circle(200, 190, 16, pen.HOLE);
const sandpaper: Draw = () =>
  pen.turned(
    -8,
    pen.rect(92, 80, 200, 220, pen.YELLOW, 3) +
      Array.from({ length: 40 }, (_, n) =>
        pen.circle(110 + ((n * 47) % 166), 98 + ((n * 31) % 186), 2.2, pen.DARK),
      ).join('') +
      pen.path('M292 300Q250 292 246 254L292 250Z', pen.PALE),
  );
const roll: Draw = () =>
  pen.ellipse(140, 190, 46, 92, pen.PALE) +
  pen.path('M140 98H280A46 92 0 0 1 280 282H140A46 92 0 0 0 140 98Z', pen.YELLOW) +
  pen.ellipse(140, 190, 46, 92, pen.PALE) +
  pen.ellipse(140, 190, 20, 40, pen.HOLE) +
  pen.path('M280 282Q330 286 340 250', 'none');
const mountedPoint: Draw = () =>
  pen.rect(190, 196, 20, 140, pen.MID, 3) + pen.path('M146 196V110Q150 70 200 66Q250 70 254 110V196Z', pen.RED);
const brush: Draw = () =>
  pen.circle(200, 190, 74, pen.MID) +
  pen.around(
    36,
    200,
    190,
    98,
    (x, y, n) =>
      `<g transform="rotate(${n * 10} ${x.toFixed(1)} ${y.toFixed(1)})">${pen.line(x, y - 26, x, y + 26, 3)}</g>`,
  ) +
  pen.circle(200, 190, 30, pen.PALE) +
  pen.circle(200, 190, 15, pen.HOLE);
const pad: Draw = () =>
  pen.polygon(
    [
      [80, 180],
      [230, 130],
      [330, 190],
      [180, 250],
    ],
    pen.GREEN,
  ) +
  pen.polygon(
    [
      [80, 180],
      [180, 250],
      [180, 290],
      [80, 218],
    ],
    pen.MID,
  ) +
  pen.polygon(
    [
      [180, 250],
      [330, 190],
      [330, 228],
      [180, 290],
    ],
    pen.DEEP,
  );
const blade: Draw = () =>
  pen.turned(
    -16,
    pen.path(
      'M40 164H360V206L348 216L336 206L324 216L312 206L300 216L288 206L276 216L264 206L252 216L240 206L228 216L216 206L204 216L192 206L180 216L168 206L156 216L144 206L132 216L120 206L108 216L96 206L84 216L72 206L60 216L48 206H40Z',
      pen.MID,
    ) +
      pen.circle(60, 184, 8, pen.HOLE) +
      pen.circle(340, 184, 8, pen.HOLE),
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
