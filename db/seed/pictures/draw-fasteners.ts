import type { Draw, Drawings, Measures } from './measures.ts';
import * as pen from './pen.ts';

/** Shank with thread, from the head's edge to the right; longer and thicker with the item's own measures. */
function shank(
  x: number,
  { diameter = 8, length = 30 }: Measures,
  smooth = 0,
): { svg: string; half: number; end: number } {
  const half = pen.clamp(24 + diameter * 1.5, 27, 56);
  const end = x + pen.clamp(104 + length * 1.5, 120, 330 - x);
  const from = x + (end - x) * smooth;
  const tip = pen.clamp(half * 0.35, 6, 14);
  const outline = pen.polygon(
    [
      [x, 190 - half],
      [end - tip, 190 - half],
      [end, 190 - half + tip],
      [end, 190 + half - tip],
      [end - tip, 190 + half],
      [x, 190 + half],
    ],
    pen.MID,
  );
  const gap = pen.clamp(9 + diameter * 0.35, 10, 17);
  return { svg: outline + pen.hatch(from + 8, end - tip - 6, 190 + half, 190 - half, gap, 7, 3), half, end };
}

const bolt =
  (head: (half: number) => string, x = 112, smooth = 0): Draw =>
  (measures) => {
    const { svg, half, end } = shank(x, measures, smooth);
    return centred(svg + head(half), 58, end);
  };

/** Moves what stands between two x positions to the middle of the canvas. */
const centred = (content: string, left: number, right: number) =>
  `<g transform="translate(${(200 - (left + right) / 2).toFixed(1)} 0)">${content}</g>`;

const hexHead = (half: number) => {
  const h = half * 1.75;
  return (
    pen.rect(66, 190 - h, 46, h * 2, pen.PALE, 7) +
    pen.line(66, 190 - h * 0.36, 112, 190 - h * 0.36) +
    pen.line(66, 190 + h * 0.36, 112, 190 + h * 0.36)
  );
};
const socketHead = (half: number) => {
  const h = half * 1.5;
  return (
    pen.rect(50, 190 - h, 62, h * 2, pen.PALE, 6) +
    pen.hatch(58, 104, 190 - h, 190 - h + 12, 8) +
    pen.hatch(58, 104, 190 + h - 12, 190 + h, 8) +
    pen.regular(81, 190, h * 0.5, 6, pen.DEEP, 30)
  );
};
const roundHead = (depth: number, reach: number) => (half: number) => {
  const h = half * reach;
  return pen.path(
    `M112 ${190 - h}Q${112 - depth * 1.9} ${190 - h * 0.9} ${112 - depth * 1.9} 190Q${112 - depth * 1.9} ${190 + h * 0.9} 112 ${190 + h}Z`,
    pen.PALE,
  );
};
const flatHead = (half: number) =>
  pen.polygon(
    [
      [84, 190 - half * 1.9],
      [84, 190 + half * 1.9],
      [136, 190 + half],
      [136, 190 - half],
    ],
    pen.PALE,
  ) +
  pen.line(84, 182, 100, 182) +
  pen.line(84, 198, 100, 198);
const flangeHead = (half: number) =>
  pen.rect(60, 190 - half * 1.4, 40, half * 2.8, pen.PALE, 6) +
  pen.rect(100, 190 - half * 2, 12, half * 4, pen.MID, 5) +
  pen.line(60, 178, 100, 178) +
  pen.line(60, 202, 100, 202);
const eyeHead = (half: number) =>
  `${pen.circle(80, 190, half * 1.7, pen.PALE)}${pen.circle(80, 190, half * 0.95, pen.HOLE)}`;
const wingHead = () =>
  pen.path('M112 190Q60 190 52 130Q92 126 112 176Z', pen.PALE) +
  pen.path('M112 190Q60 190 52 250Q92 254 112 204Z', pen.PALE);
const tHead = (half: number) => pen.rect(74, 190 - half * 2.4, 38, half * 4.8, pen.PALE, 5);
const pointed: Draw = (measures) => {
  const { svg, end, half } = shank(118, { ...measures, diameter: pen.clamp((measures.diameter ?? 4) * 0.9, 3, 12) });
  return (
    svg +
    pen.polygon(
      [
        [end - 2, 190 - half * 0.7],
        [end + 34, 190],
        [end - 2, 190 + half * 0.7],
      ],
      pen.MID,
    ) +
    roundHead(22, 1.9)(half).replaceAll('112', '118') +
    pen.line(98, 190, 114, 190) +
    pen.line(106, 180, 106, 200)
  );
};

const setScrew: Draw = (measures) => {
  const { svg, half, end } = shank(110, measures);
  return centred(svg + pen.regular(140, 190, half * 0.55, 6, pen.DEEP, 30), 110, end);
};
const rod: Draw = ({ diameter = 8 }) => {
  const half = pen.clamp(12 + diameter, 14, 34);
  return pen.turned(
    -18,
    pen.rect(40, 190 - half, 320, half * 2, pen.MID, 3) + pen.hatch(48, 346, 190 + half, 190 - half, 12, 6),
  );
};

const nut =
  (corners: number, extra = ''): Draw =>
  ({ diameter = 8 }) => {
    const r = pen.clamp(78 + diameter * 1.6, 84, 112);
    return (
      pen.regular(200, 190, r, corners, pen.PALE, corners === 4 ? 45 : 0) +
      pen.circle(200, 190, r * 0.8, pen.MID) +
      pen.circle(200, 190, r * 0.48, pen.HOLE) +
      pen.path(
        `M${200 - r * 0.36} ${190 - r * 0.44}A${r * 0.57} ${r * 0.57} 0 1 0 ${200 + r * 0.36} ${190 - r * 0.44}`,
      ) +
      extra
    );
  };
const flangeNut: Draw = (m) => pen.circle(200, 190, 126, pen.MID) + nut(6)(m);
const capNut: Draw = () =>
  pen.rect(118, 188, 164, 84, pen.PALE, 8) +
  pen.line(172, 188, 172, 272) +
  pen.line(228, 188, 228, 272) +
  pen.path('M132 188Q134 92 200 90Q266 92 268 188Z', pen.MID);
const wingNut: Draw = () =>
  pen.path('M160 196Q70 180 66 92Q128 84 178 160Z', pen.PALE) +
  pen.path('M240 196Q330 180 334 92Q272 84 222 160Z', pen.PALE) +
  pen.path('M150 170H250L262 262H138Z', pen.MID) +
  pen.circle(200, 216, 26, pen.HOLE);
const longNut: Draw = () =>
  pen.rect(90, 142, 220, 96, pen.PALE, 8) +
  pen.line(90, 174, 310, 174) +
  pen.line(90, 206, 310, 206) +
  pen.path('M310 150Q328 190 310 230');

const washer =
  (inner = 0.5, extra = ''): Draw =>
  ({ diameter = 8 }) => {
    const r = pen.clamp(90 + diameter, 94, 122);
    return (
      pen.circle(200, 190, r, pen.PALE) +
      pen.circle(200, 190, r * inner, pen.HOLE) +
      pen.path(`M${200 - r * 0.72} ${190 - r * 0.4}A${r * 0.83} ${r * 0.83} 0 0 1 ${200 - r * 0.1} ${190 - r * 0.82}`) +
      extra
    );
  };
const springWasher: Draw = (m) =>
  washer(0.6)(m) +
  pen.polygon(
    [
      [186, 60],
      [222, 60],
      [204, 140],
      [172, 140],
    ],
    pen.HOLE,
  );
const toothWasher: Draw = () =>
  pen.circle(200, 190, 104, pen.PALE) +
  pen.around(14, 200, 190, 74, (x, y) => pen.circle(x, y, 11, pen.MID)) +
  pen.circle(200, 190, 54, pen.HOLE);
const squareWasher: Draw = () => pen.rect(96, 86, 208, 208, pen.PALE, 10) + pen.circle(200, 190, 48, pen.HOLE);
const discSpring: Draw = () =>
  pen.path('M84 220L150 150H250L316 220Z', pen.MID) +
  pen.path('M84 220H316') +
  pen.path('M110 240L160 182H240L290 240Z', pen.PALE);
export const FASTENERS: Drawings = {
  'hex-bolt': bolt(hexHead, 112, 0.25),
  'socket-screw': bolt(socketHead),
  'countersunk-screw': bolt(flatHead, 134),
  'pan-screw': bolt(roundHead(24, 1.8)),
  'button-screw': bolt(roundHead(18, 1.7)),
  'flange-bolt': bolt(flangeHead),
  'carriage-bolt': bolt(roundHead(20, 2.1), 112, 0.3),
  'eye-bolt': bolt(eyeHead, 112, 0.1),
  'wing-screw': bolt(wingHead),
  't-bolt': bolt(tHead, 112, 0.3),
  'self-tapping-screw': pointed,
  'set-screw': setScrew,
  'threaded-rod': rod,
  nut: nut(6),
  'lock-nut': nut(6, pen.circle(200, 190, 58, 'none')),
  'square-nut': nut(4),
  'flange-nut': flangeNut,
  'cap-nut': capNut,
  'wing-nut': wingNut,
  'coupling-nut': longNut,
  washer: washer(),
  'spring-washer': springWasher,
  'tooth-washer': toothWasher,
  'square-washer': squareWasher,
  'disc-spring': discSpring,
};
