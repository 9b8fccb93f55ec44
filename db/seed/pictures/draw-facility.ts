import type { Draw, Drawings } from './measures.ts';
import * as pen from './pen.ts';

/** Things that stand in halls, yards and corridors: safety, climbing, storing. */
const lockout: Draw = () =>
  pen.path('M150 180V130A50 50 0 0 1 250 130V180H224V132A24 24 0 0 0 176 132V180Z', pen.MID) +
  pen.rect(128, 178, 144, 126, pen.RED, 14) +
  pen.rect(152, 206, 96, 44, '#fff', 6) +
  pen.line(166, 222, 234, 222, 3) +
  pen.line(166, 236, 214, 236, 3) +
  pen.circle(200, 278, 10, pen.PALE);
const mirror: Draw = () =>
  pen.rect(192, 240, 16, 90, pen.MID, 3) +
  pen.circle(200, 160, 104, pen.RED) +
  pen.circle(200, 160, 84, pen.BLUE) +
  pen.path('M140 128Q170 92 214 92', 'none') +
  pen.path('M156 146Q176 122 200 118', 'none');
const speedBump: Draw = () =>
  pen.path('M50 250L96 190H304L350 250Z', pen.MID) +
  pen.polygon(
    [
      [96, 190],
      [136, 190],
      [116, 250],
      [70, 250],
    ],
    pen.YELLOW,
  ) +
  pen.polygon(
    [
      [182, 190],
      [222, 190],
      [222, 250],
      [176, 250],
    ],
    pen.YELLOW,
  ) +
  pen.polygon(
    [
      [270, 190],
      [304, 190],
      [336, 250],
      [290, 250],
    ],
    pen.YELLOW,
  ) +
  pen.rect(44, 250, 312, 18, pen.DEEP, 3);
const cornerGuard: Draw = () =>
  pen.path('M150 70L200 96V316L150 290Z', pen.YELLOW) +
  pen.path('M250 70L200 96V316L250 290Z', pen.DEEP) +
  pen.line(150, 130, 200, 156) +
  pen.line(150, 200, 200, 226) +
  pen.line(250, 130, 200, 156) +
  pen.line(250, 200, 200, 226);
const bollard: Draw = () =>
  pen.rect(176, 90, 48, 190, pen.YELLOW, 20) +
  pen.rect(176, 130, 48, 30, pen.DARK, 0) +
  pen.rect(176, 190, 48, 30, pen.DARK, 0) +
  pen.path('M130 310Q130 278 200 278T270 310Z', pen.MID);
const blanket: Draw = () =>
  pen.rect(110, 90, 180, 200, pen.RED, 12) +
  pen.rect(134, 120, 132, 60, '#fff', 6) +
  pen.line(150, 140, 250, 140, 3) +
  pen.line(150, 158, 220, 158, 3) +
  pen.path('M160 290V326M240 290V326', 'none') +
  pen.rect(150, 318, 20, 14, pen.DEEP, 3) +
  pen.rect(230, 318, 20, 14, pen.DEEP, 3);
const eyewash: Draw = () =>
  pen.rect(190, 200, 20, 110, pen.MID, 4) +
  pen.path('M130 310H270L286 328H114Z', pen.DEEP) +
  pen.path('M96 150Q200 236 304 150Z', pen.GREEN) +
  pen.line(96, 150, 304, 150) +
  pen.path('M160 146Q160 110 180 100M240 146Q240 110 220 100', 'none') +
  pen.rect(148, 132, 24, 18, pen.MID, 4) +
  pen.rect(228, 132, 24, 18, pen.MID, 4);
const smoke: Draw = () =>
  pen.ellipse(200, 150, 116, 34, pen.PALE) +
  pen.path('M84 150Q92 232 200 240T316 150', pen.PALE) +
  pen.path('M130 180Q200 214 270 180', 'none') +
  pen.circle(200, 216, 8, pen.RED) +
  pen.hatch(140, 260, 160, 174, 20);
const workbench: Draw = () =>
  pen.rect(50, 150, 300, 24, pen.YELLOW, 4) +
  pen.rect(70, 174, 18, 136, pen.MID, 2) +
  pen.rect(312, 174, 18, 136, pen.MID, 2) +
  pen.rect(220, 186, 84, 72, pen.PALE, 4) +
  pen.line(220, 210, 304, 210) +
  pen.line(220, 234, 304, 234) +
  pen.line(88, 282, 312, 282) +
  pen.rect(84, 106, 60, 44, pen.BLUE, 4);
const scaffold: Draw = () =>
  pen.rect(90, 150, 220, 18, pen.YELLOW, 3) +
  pen.line(100, 60, 100, 310) +
  pen.line(300, 60, 300, 310) +
  pen.line(100, 84, 300, 84) +
  pen.line(100, 116, 300, 116) +
  pen.line(100, 300, 300, 172) +
  pen.line(100, 172, 300, 300) +
  pen.circle(100, 318, 12, pen.DEEP) +
  pen.circle(300, 318, 12, pen.DEEP);
const tripod: Draw = () =>
  pen.line(200, 92, 110, 316, 8) +
  pen.line(200, 92, 290, 316, 8) +
  pen.line(200, 92, 206, 316, 8) +
  pen.rect(178, 72, 44, 30, pen.MID, 6) +
  pen.line(150, 216, 254, 226) +
  pen.path('M200 104V190', 'none') +
  pen.circle(200, 202, 12, 'none');
const rope: Draw = () =>
  [0, 1, 2].map((n) => pen.ellipse(190, 200 + n * 12, 96 - n * 4, 66, 'none')).join('') +
  pen.path('M286 206Q320 220 312 290', 'none') +
  pen.path('M312 290A18 18 0 1 0 330 312', 'none') +
  pen.rect(160, 132, 60, 24, pen.YELLOW, 6);
const retractor: Draw = () =>
  pen.path('M150 96Q200 60 250 96L270 220Q200 262 130 220Z', pen.YELLOW) +
  pen.circle(200, 160, 44, pen.PALE) +
  pen.path('M200 236V290', 'none') +
  pen.path('M200 290a22 26 0 1 0 1 0', 'none') +
  pen.circle(200, 78, 12, 'none');
const trashBin: Draw = () =>
  pen.path('M116 130H284L266 316H134Z', pen.MID) +
  pen.path('M100 130Q110 92 200 92T300 130Z', pen.BLUE) +
  pen.rect(176, 80, 48, 16, pen.DEEP, 6) +
  pen.line(166, 160, 172, 290) +
  pen.line(234, 160, 228, 290);
const crate: Draw = () =>
  pen.path('M70 140H330L312 290H88Z', pen.BLUE) +
  pen.rect(62, 124, 276, 24, pen.MID, 6) +
  pen.rect(164, 168, 72, 26, pen.PALE, 12) +
  pen.line(120, 160, 128, 280) +
  pen.line(280, 160, 272, 280) +
  pen.line(92, 250, 308, 250);
const wireContainer: Draw = () =>
  pen.rect(80, 100, 240, 180, pen.PALE, 4) +
  pen.hatch(110, 300, 100, 280, 30) +
  [136, 172, 208, 244].map((y) => pen.line(80, y, 320, y, 3)).join('') +
  pen.rect(92, 280, 20, 36, pen.DEEP, 2) +
  pen.rect(288, 280, 20, 36, pen.DEEP, 2);
const stacker: Draw = () =>
  pen.rect(196, 70, 20, 230, pen.MID, 3) +
  pen.rect(226, 70, 20, 230, pen.MID, 3) +
  pen.rect(70, 228, 130, 14, pen.YELLOW, 2) +
  pen.rect(186, 190, 70, 60, pen.YELLOW, 4) +
  pen.path('M246 200H300V300H246Z', pen.BLUE) +
  pen.path('M300 210L332 170', 'none') +
  pen.circle(110, 306, 12, pen.DEEP) +
  pen.circle(286, 306, 16, pen.DEEP) +
  pen.rect(90, 288, 160, 12, pen.MID, 2);
const handTruck: Draw = () =>
  pen.path('M170 70H230V250H170Z', pen.PALE) +
  pen.line(170, 120, 230, 120) +
  pen.line(170, 170, 230, 170) +
  pen.line(170, 220, 230, 220) +
  pen.path('M160 70Q160 54 200 54T240 70', 'none') +
  pen.rect(110, 296, 120, 12, pen.DEEP, 2) +
  pen.line(200, 250, 200, 300) +
  pen.circle(232, 292, 28, pen.DARK) +
  pen.circle(232, 292, 10, pen.PALE);
const rollerConveyor: Draw = () =>
  pen.polygon(
    [
      [50, 180],
      [330, 140],
      [350, 166],
      [70, 210],
    ],
    pen.MID,
  ) +
  [0, 1, 2, 3, 4, 5, 6].map((n) => pen.line(82 + n * 38, 180 - n * 5.4, 100 + n * 38, 204 - n * 5.4, 8)).join('') +
  pen.line(90, 206, 90, 300) +
  pen.line(330, 170, 330, 290) +
  pen.line(74, 300, 106, 300) +
  pen.line(314, 290, 346, 290);
const pulley: Draw = () =>
  pen.path('M170 90H230L240 210H160Z', pen.MID) +
  pen.circle(200, 190, 62, pen.PALE) +
  pen.circle(200, 190, 40, pen.MID) +
  pen.circle(200, 190, 12, pen.PALE) +
  pen.path('M200 250V280A24 24 0 1 1 176 304', 'none') +
  pen.path('M200 90V70A16 16 0 1 0 184 60', 'none');
const hoistHook: Draw = () =>
  pen.circle(200, 100, 30, 'none') +
  pen.rect(186, 130, 28, 40, pen.MID, 4) +
  pen.path(
    'M184 170H216V214Q268 230 256 284Q238 330 184 318Q142 304 140 260H170Q176 290 202 290Q228 286 222 256Q214 240 184 236Z',
    pen.PALE,
  ) +
  pen.line(226, 226, 160, 258, 4);

export const FACILITY: Drawings = {
  lockout,
  'convex-mirror': mirror,
  'speed-bump': speedBump,
  'corner-guard': cornerGuard,
  bollard,
  'fire-blanket': blanket,
  eyewash,
  'smoke-detector': smoke,
  workbench,
  scaffold,
  tripod,
  rope,
  retractor,
  'trash-bin': trashBin,
  crate,
  'wire-container': wireContainer,
  stacker,
  'hand-truck': handTruck,
  'roller-conveyor': rollerConveyor,
  pulley,
  'hoist-hook': hoistHook,
};
