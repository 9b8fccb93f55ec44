import type { Draw, Drawings, Measures } from './measures.ts';
import {
  around,
  circle,
  clamp,
  DEEP,
  HOLE,
  hatch,
  line,
  MID,
  PALE,
  path,
  polygon,
  rect,
  regular,
  turned,
} from './pen.ts';

/** Shank with thread, from the head's edge to the right; longer and thicker with the item's own measures. */
function shank(
  x: number,
  { diameter = 8, length = 30 }: Measures,
  smooth = 0,
): { svg: string; half: number; end: number } {
  const half = clamp(24 + diameter * 1.5, 27, 56);
  const end = x + clamp(104 + length * 1.5, 120, 330 - x);
  const from = x + (end - x) * smooth;
  const tip = clamp(half * 0.35, 6, 14);
  const outline = polygon(
    [
      [x, 190 - half],
      [end - tip, 190 - half],
      [end, 190 - half + tip],
      [end, 190 + half - tip],
      [end - tip, 190 + half],
      [x, 190 + half],
    ],
    MID,
  );
  const gap = clamp(9 + diameter * 0.35, 10, 17);
  return { svg: outline + hatch(from + 8, end - tip - 6, 190 + half, 190 - half, gap, 7, 3), half, end };
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
    rect(66, 190 - h, 46, h * 2, PALE, 7) +
    line(66, 190 - h * 0.36, 112, 190 - h * 0.36) +
    line(66, 190 + h * 0.36, 112, 190 + h * 0.36)
  );
};
const socketHead = (half: number) => {
  const h = half * 1.5;
  return (
    rect(50, 190 - h, 62, h * 2, PALE, 6) +
    hatch(58, 104, 190 - h, 190 - h + 12, 8) +
    hatch(58, 104, 190 + h - 12, 190 + h, 8) +
    regular(81, 190, h * 0.5, 6, DEEP, 30)
  );
};
const roundHead = (depth: number, reach: number) => (half: number) => {
  const h = half * reach;
  return path(
    `M112 ${190 - h}Q${112 - depth * 1.9} ${190 - h * 0.9} ${112 - depth * 1.9} 190Q${112 - depth * 1.9} ${190 + h * 0.9} 112 ${190 + h}Z`,
    PALE,
  );
};
const flatHead = (half: number) =>
  polygon(
    [
      [84, 190 - half * 1.9],
      [84, 190 + half * 1.9],
      [136, 190 + half],
      [136, 190 - half],
    ],
    PALE,
  ) +
  line(84, 182, 100, 182) +
  line(84, 198, 100, 198);
const flangeHead = (half: number) =>
  rect(60, 190 - half * 1.4, 40, half * 2.8, PALE, 6) +
  rect(100, 190 - half * 2, 12, half * 4, MID, 5) +
  line(60, 178, 100, 178) +
  line(60, 202, 100, 202);
const eyeHead = (half: number) => `${circle(80, 190, half * 1.7, PALE)}${circle(80, 190, half * 0.95, HOLE)}`;
const wingHead = () =>
  path('M112 190Q60 190 52 130Q92 126 112 176Z', PALE) + path('M112 190Q60 190 52 250Q92 254 112 204Z', PALE);
const tHead = (half: number) => rect(74, 190 - half * 2.4, 38, half * 4.8, PALE, 5);
const pointed: Draw = (measures) => {
  const { svg, end, half } = shank(118, { ...measures, diameter: clamp((measures.diameter ?? 4) * 0.9, 3, 12) });
  return (
    svg +
    polygon(
      [
        [end - 2, 190 - half * 0.7],
        [end + 34, 190],
        [end - 2, 190 + half * 0.7],
      ],
      MID,
    ) +
    roundHead(22, 1.9)(half).replaceAll('112', '118') +
    line(98, 190, 114, 190) +
    line(106, 180, 106, 200)
  );
};

const setScrew: Draw = (measures) => {
  const { svg, half, end } = shank(110, measures);
  return centred(svg + regular(140, 190, half * 0.55, 6, DEEP, 30), 110, end);
};
const rod: Draw = ({ diameter = 8 }) => {
  const half = clamp(12 + diameter, 14, 34);
  return turned(-18, rect(40, 190 - half, 320, half * 2, MID, 3) + hatch(48, 346, 190 + half, 190 - half, 12, 6));
};

const nut =
  (corners: number, extra = ''): Draw =>
  ({ diameter = 8 }) => {
    const r = clamp(78 + diameter * 1.6, 84, 112);
    return (
      regular(200, 190, r, corners, PALE, corners === 4 ? 45 : 0) +
      circle(200, 190, r * 0.8, MID) +
      circle(200, 190, r * 0.48, HOLE) +
      path(`M${200 - r * 0.36} ${190 - r * 0.44}A${r * 0.57} ${r * 0.57} 0 1 0 ${200 + r * 0.36} ${190 - r * 0.44}`) +
      extra
    );
  };
const flangeNut: Draw = (m) => circle(200, 190, 126, MID) + nut(6)(m);
const capNut: Draw = () =>
  rect(118, 188, 164, 84, PALE, 8) +
  line(172, 188, 172, 272) +
  line(228, 188, 228, 272) +
  path('M132 188Q134 92 200 90Q266 92 268 188Z', MID);
const wingNut: Draw = () =>
  path('M160 196Q70 180 66 92Q128 84 178 160Z', PALE) +
  path('M240 196Q330 180 334 92Q272 84 222 160Z', PALE) +
  path('M150 170H250L262 262H138Z', MID) +
  circle(200, 216, 26, HOLE);
const longNut: Draw = () =>
  rect(90, 142, 220, 96, PALE, 8) +
  line(90, 174, 310, 174) +
  line(90, 206, 310, 206) +
  path('M310 150Q328 190 310 230');

const washer =
  (inner = 0.5, extra = ''): Draw =>
  ({ diameter = 8 }) => {
    const r = clamp(90 + diameter, 94, 122);
    return (
      circle(200, 190, r, PALE) +
      circle(200, 190, r * inner, HOLE) +
      path(`M${200 - r * 0.72} ${190 - r * 0.4}A${r * 0.83} ${r * 0.83} 0 0 1 ${200 - r * 0.1} ${190 - r * 0.82}`) +
      extra
    );
  };
const springWasher: Draw = (m) =>
  washer(0.6)(m) +
  polygon(
    [
      [186, 60],
      [222, 60],
      [204, 140],
      [172, 140],
    ],
    HOLE,
  );
const toothWasher: Draw = () =>
  circle(200, 190, 104, PALE) + around(14, 200, 190, 74, (x, y) => circle(x, y, 11, MID)) + circle(200, 190, 54, HOLE);
const squareWasher: Draw = () => rect(96, 86, 208, 208, PALE, 10) + circle(200, 190, 48, HOLE);
const discSpring: Draw = () =>
  path('M84 220L150 150H250L316 220Z', MID) + path('M84 220H316') + path('M110 240L160 182H240L290 240Z', PALE);
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
  'lock-nut': nut(6, circle(200, 190, 58, 'none')),
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
