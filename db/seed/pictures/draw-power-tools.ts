import type { Draw, Drawings } from './measures.ts';
import {
  around,
  BLUE,
  circle,
  DEEP,
  GREEN,
  HOLE,
  hatch,
  line,
  MID,
  PALE,
  path,
  RED,
  rect,
  turned,
  YELLOW,
} from './pen.ts';

const drill: Draw = () =>
  path('M70 120H262Q286 120 290 150V196H196L182 300H120L132 196H70Q56 158 70 120Z', BLUE) +
  rect(290, 140, 36, 40, MID, 4) +
  rect(326, 152, 40, 14, DEEP, 2) +
  hatch(90, 140, 134, 180, 14) +
  rect(104, 300, 96, 34, DEEP, 6) +
  rect(184, 204, 16, 34, MID, 4);
const grinder: Draw = () =>
  turned(
    -14,
    rect(110, 160, 190, 66, GREEN, 24) +
      hatch(130, 200, 172, 214, 14) +
      rect(286, 168, 70, 50, DEEP, 10) +
      circle(86, 226, 62, MID) +
      circle(86, 226, 20, PALE) +
      path('M30 196A64 64 0 0 1 148 210L120 220A40 40 0 0 0 56 210Z', PALE),
  );
const circularSaw: Draw = () =>
  circle(180, 214, 96, MID) +
  around(20, 180, 214, 96, (x, y) => circle(x, y, 7, PALE)) +
  path('M84 190A100 100 0 0 1 280 190L300 120Q240 60 150 84Z', BLUE) +
  path('M210 90Q300 70 330 140H290Q270 110 220 120Z', DEEP) +
  circle(180, 214, 22, HOLE) +
  rect(50, 264, 300, 16, PALE, 4);
const jigsaw: Draw = () =>
  path('M96 112H270Q320 112 324 160L316 214H120Q84 196 96 112Z', RED) +
  path('M130 140H244Q262 140 262 158T244 176H130Z', HOLE) +
  rect(100, 214, 200, 18, MID, 4) +
  rect(132, 232, 16, 86, DEEP, 2);
const airWrench: Draw = () =>
  path('M80 116H268V196H206L196 306H142L146 196H80Z', MID) +
  rect(268, 132, 34, 48, PALE, 4) +
  rect(302, 144, 40, 24, DEEP, 3) +
  circle(120, 156, 24, PALE) +
  rect(152, 306, 34, 26, DEEP, 3) +
  rect(198, 204, 14, 30, PALE, 4);
const gun: Draw = () =>
  path('M70 130H300V176H226L212 300H154L164 206H120Q84 200 70 130Z', BLUE) +
  rect(300, 142, 56, 20, DEEP, 3) +
  path('M224 180Q262 190 250 236H228', 'none') +
  rect(168, 300, 32, 26, DEEP, 3);
const compressor: Draw = () =>
  rect(70, 190, 260, 90, BLUE, 44) +
  rect(130, 120, 70, 72, MID, 6) +
  hatch(136, 196, 130, 182, 10) +
  circle(250, 156, 34, PALE) +
  line(250, 156, 266, 140) +
  circle(110, 298, 18, DEEP) +
  circle(290, 298, 18, DEEP) +
  rect(210, 172, 80, 18, MID, 4);
const pack: Draw = () =>
  rect(110, 140, 180, 130, DEEP, 12) +
  rect(140, 108, 120, 34, MID, 6) +
  rect(136, 180, 128, 54, PALE, 4) +
  path('M206 186L186 212H202L194 232L216 204H200Z', YELLOW);
const vacuum: Draw = () =>
  rect(120, 170, 150, 120, YELLOW, 20) +
  rect(130, 120, 130, 56, DEEP, 18) +
  circle(140, 304, 18, DEEP) +
  circle(250, 304, 18, DEEP) +
  path('M262 150C340 130 350 200 340 310', 'none') +
  line(322, 316, 360, 316, 9);

export const POWER_TOOLS: Drawings = {
  drill,
  'angle-grinder': grinder,
  'circular-saw': circularSaw,
  jigsaw,
  'air-impact-wrench': airWrench,
  'spray-gun': gun,
  compressor,
  'battery-pack': pack,
  vacuum,
};
