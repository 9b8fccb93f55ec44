import type { Draw, Drawings } from './measures.ts';
import * as pen from './pen.ts';

const drill: Draw = () =>
  pen.path('M70 120H262Q286 120 290 150V196H196L182 300H120L132 196H70Q56 158 70 120Z', pen.BLUE) +
  pen.rect(290, 140, 36, 40, pen.MID, 4) +
  pen.rect(326, 152, 40, 14, pen.DEEP, 2) +
  pen.hatch(90, 140, 134, 180, 14) +
  pen.rect(104, 300, 96, 34, pen.DEEP, 6) +
  pen.rect(184, 204, 16, 34, pen.MID, 4);
const grinder: Draw = () =>
  pen.turned(
    -14,
    pen.rect(110, 160, 190, 66, pen.GREEN, 24) +
      pen.hatch(130, 200, 172, 214, 14) +
      pen.rect(286, 168, 70, 50, pen.DEEP, 10) +
      pen.circle(86, 226, 62, pen.MID) +
      pen.circle(86, 226, 20, pen.PALE) +
      pen.path('M30 196A64 64 0 0 1 148 210L120 220A40 40 0 0 0 56 210Z', pen.PALE),
  );
const circularSaw: Draw = () =>
  pen.circle(180, 214, 96, pen.MID) +
  pen.around(20, 180, 214, 96, (x, y) => pen.circle(x, y, 7, pen.PALE)) +
  pen.path('M84 190A100 100 0 0 1 280 190L300 120Q240 60 150 84Z', pen.BLUE) +
  pen.path('M210 90Q300 70 330 140H290Q270 110 220 120Z', pen.DEEP) +
  pen.circle(180, 214, 22, pen.HOLE) +
  pen.rect(50, 264, 300, 16, pen.PALE, 4);
const jigsaw: Draw = () =>
  pen.path('M96 112H270Q320 112 324 160L316 214H120Q84 196 96 112Z', pen.RED) +
  pen.path('M130 140H244Q262 140 262 158T244 176H130Z', pen.HOLE) +
  pen.rect(100, 214, 200, 18, pen.MID, 4) +
  pen.rect(132, 232, 16, 86, pen.DEEP, 2);
const airWrench: Draw = () =>
  pen.path('M80 116H268V196H206L196 306H142L146 196H80Z', pen.MID) +
  pen.rect(268, 132, 34, 48, pen.PALE, 4) +
  pen.rect(302, 144, 40, 24, pen.DEEP, 3) +
  pen.circle(120, 156, 24, pen.PALE) +
  pen.rect(152, 306, 34, 26, pen.DEEP, 3) +
  pen.rect(198, 204, 14, 30, pen.PALE, 4);
const gun: Draw = () =>
  pen.path('M70 130H300V176H226L212 300H154L164 206H120Q84 200 70 130Z', pen.BLUE) +
  pen.rect(300, 142, 56, 20, pen.DEEP, 3) +
  pen.path('M224 180Q262 190 250 236H228', 'none') +
  pen.rect(168, 300, 32, 26, pen.DEEP, 3);
const compressor: Draw = () =>
  pen.rect(70, 190, 260, 90, pen.BLUE, 44) +
  pen.rect(130, 120, 70, 72, pen.MID, 6) +
  pen.hatch(136, 196, 130, 182, 10) +
  pen.circle(250, 156, 34, pen.PALE) +
  pen.line(250, 156, 266, 140) +
  pen.circle(110, 298, 18, pen.DEEP) +
  pen.circle(290, 298, 18, pen.DEEP) +
  pen.rect(210, 172, 80, 18, pen.MID, 4);
const pack: Draw = () =>
  pen.rect(110, 140, 180, 130, pen.DEEP, 12) +
  pen.rect(140, 108, 120, 34, pen.MID, 6) +
  pen.rect(136, 180, 128, 54, pen.PALE, 4) +
  pen.path('M206 186L186 212H202L194 232L216 204H200Z', pen.YELLOW);
const vacuum: Draw = () =>
  pen.rect(120, 170, 150, 120, pen.YELLOW, 20) +
  pen.rect(130, 120, 130, 56, pen.DEEP, 18) +
  pen.circle(140, 304, 18, pen.DEEP) +
  pen.circle(250, 304, 18, pen.DEEP) +
  pen.path('M262 150C340 130 350 200 340 310', 'none') +
  pen.line(322, 316, 360, 316, 9);

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
