import type { Draw, Drawings } from './measures.ts';
import {
  BLUE,
  circle,
  DARK,
  DEEP,
  ellipse,
  GREEN,
  hatch,
  line,
  MID,
  PALE,
  path,
  polygon,
  RED,
  rect,
  YELLOW,
} from './pen.ts';

/** Things that stand in halls, yards and corridors: safety, climbing, storing. */
const lockout: Draw = () =>
  path('M150 180V130A50 50 0 0 1 250 130V180H224V132A24 24 0 0 0 176 132V180Z', MID) +
  rect(128, 178, 144, 126, RED, 14) +
  rect(152, 206, 96, 44, '#fff', 6) +
  line(166, 222, 234, 222, 3) +
  line(166, 236, 214, 236, 3) +
  circle(200, 278, 10, PALE);
const mirror: Draw = () =>
  rect(192, 240, 16, 90, MID, 3) +
  circle(200, 160, 104, RED) +
  circle(200, 160, 84, BLUE) +
  path('M140 128Q170 92 214 92', 'none') +
  path('M156 146Q176 122 200 118', 'none');
const speedBump: Draw = () =>
  path('M50 250L96 190H304L350 250Z', MID) +
  polygon(
    [
      [96, 190],
      [136, 190],
      [116, 250],
      [70, 250],
    ],
    YELLOW,
  ) +
  polygon(
    [
      [182, 190],
      [222, 190],
      [222, 250],
      [176, 250],
    ],
    YELLOW,
  ) +
  polygon(
    [
      [270, 190],
      [304, 190],
      [336, 250],
      [290, 250],
    ],
    YELLOW,
  ) +
  rect(44, 250, 312, 18, DEEP, 3);
const cornerGuard: Draw = () =>
  path('M150 70L200 96V316L150 290Z', YELLOW) +
  path('M250 70L200 96V316L250 290Z', DEEP) +
  line(150, 130, 200, 156) +
  line(150, 200, 200, 226) +
  line(250, 130, 200, 156) +
  line(250, 200, 200, 226);
const bollard: Draw = () =>
  rect(176, 90, 48, 190, YELLOW, 20) +
  rect(176, 130, 48, 30, DARK, 0) +
  rect(176, 190, 48, 30, DARK, 0) +
  path('M130 310Q130 278 200 278T270 310Z', MID);
const blanket: Draw = () =>
  rect(110, 90, 180, 200, RED, 12) +
  rect(134, 120, 132, 60, '#fff', 6) +
  line(150, 140, 250, 140, 3) +
  line(150, 158, 220, 158, 3) +
  path('M160 290V326M240 290V326', 'none') +
  rect(150, 318, 20, 14, DEEP, 3) +
  rect(230, 318, 20, 14, DEEP, 3);
const eyewash: Draw = () =>
  rect(190, 200, 20, 110, MID, 4) +
  path('M130 310H270L286 328H114Z', DEEP) +
  path('M96 150Q200 236 304 150Z', GREEN) +
  line(96, 150, 304, 150) +
  path('M160 146Q160 110 180 100M240 146Q240 110 220 100', 'none') +
  rect(148, 132, 24, 18, MID, 4) +
  rect(228, 132, 24, 18, MID, 4);
const smoke: Draw = () =>
  ellipse(200, 150, 116, 34, PALE) +
  path('M84 150Q92 232 200 240T316 150', PALE) +
  path('M130 180Q200 214 270 180', 'none') +
  circle(200, 216, 8, RED) +
  hatch(140, 260, 160, 174, 20);
const workbench: Draw = () =>
  rect(50, 150, 300, 24, YELLOW, 4) +
  rect(70, 174, 18, 136, MID, 2) +
  rect(312, 174, 18, 136, MID, 2) +
  rect(220, 186, 84, 72, PALE, 4) +
  line(220, 210, 304, 210) +
  line(220, 234, 304, 234) +
  line(88, 282, 312, 282) +
  rect(84, 106, 60, 44, BLUE, 4);
const scaffold: Draw = () =>
  rect(90, 150, 220, 18, YELLOW, 3) +
  line(100, 60, 100, 310) +
  line(300, 60, 300, 310) +
  line(100, 84, 300, 84) +
  line(100, 116, 300, 116) +
  line(100, 300, 300, 172) +
  line(100, 172, 300, 300) +
  circle(100, 318, 12, DEEP) +
  circle(300, 318, 12, DEEP);
const tripod: Draw = () =>
  line(200, 92, 110, 316, 8) +
  line(200, 92, 290, 316, 8) +
  line(200, 92, 206, 316, 8) +
  rect(178, 72, 44, 30, MID, 6) +
  line(150, 216, 254, 226) +
  path('M200 104V190', 'none') +
  circle(200, 202, 12, 'none');
const rope: Draw = () =>
  [0, 1, 2].map((n) => ellipse(190, 200 + n * 12, 96 - n * 4, 66, 'none')).join('') +
  path('M286 206Q320 220 312 290', 'none') +
  path('M312 290A18 18 0 1 0 330 312', 'none') +
  rect(160, 132, 60, 24, YELLOW, 6);
const retractor: Draw = () =>
  path('M150 96Q200 60 250 96L270 220Q200 262 130 220Z', YELLOW) +
  circle(200, 160, 44, PALE) +
  path('M200 236V290', 'none') +
  path('M200 290a22 26 0 1 0 1 0', 'none') +
  circle(200, 78, 12, 'none');
const trashBin: Draw = () =>
  path('M116 130H284L266 316H134Z', MID) +
  path('M100 130Q110 92 200 92T300 130Z', BLUE) +
  rect(176, 80, 48, 16, DEEP, 6) +
  line(166, 160, 172, 290) +
  line(234, 160, 228, 290);
const crate: Draw = () =>
  path('M70 140H330L312 290H88Z', BLUE) +
  rect(62, 124, 276, 24, MID, 6) +
  rect(164, 168, 72, 26, PALE, 12) +
  line(120, 160, 128, 280) +
  line(280, 160, 272, 280) +
  line(92, 250, 308, 250);
const wireContainer: Draw = () =>
  rect(80, 100, 240, 180, PALE, 4) +
  hatch(110, 300, 100, 280, 30) +
  [136, 172, 208, 244].map((y) => line(80, y, 320, y, 3)).join('') +
  rect(92, 280, 20, 36, DEEP, 2) +
  rect(288, 280, 20, 36, DEEP, 2);
const stacker: Draw = () =>
  rect(196, 70, 20, 230, MID, 3) +
  rect(226, 70, 20, 230, MID, 3) +
  rect(70, 228, 130, 14, YELLOW, 2) +
  rect(186, 190, 70, 60, YELLOW, 4) +
  path('M246 200H300V300H246Z', BLUE) +
  path('M300 210L332 170', 'none') +
  circle(110, 306, 12, DEEP) +
  circle(286, 306, 16, DEEP) +
  rect(90, 288, 160, 12, MID, 2);
const handTruck: Draw = () =>
  path('M170 70H230V250H170Z', PALE) +
  line(170, 120, 230, 120) +
  line(170, 170, 230, 170) +
  line(170, 220, 230, 220) +
  path('M160 70Q160 54 200 54T240 70', 'none') +
  rect(110, 296, 120, 12, DEEP, 2) +
  line(200, 250, 200, 300) +
  circle(232, 292, 28, DARK) +
  circle(232, 292, 10, PALE);
const rollerConveyor: Draw = () =>
  polygon(
    [
      [50, 180],
      [330, 140],
      [350, 166],
      [70, 210],
    ],
    MID,
  ) +
  [0, 1, 2, 3, 4, 5, 6].map((n) => line(82 + n * 38, 180 - n * 5.4, 100 + n * 38, 204 - n * 5.4, 8)).join('') +
  line(90, 206, 90, 300) +
  line(330, 170, 330, 290) +
  line(74, 300, 106, 300) +
  line(314, 290, 346, 290);
const pulley: Draw = () =>
  path('M170 90H230L240 210H160Z', MID) +
  circle(200, 190, 62, PALE) +
  circle(200, 190, 40, MID) +
  circle(200, 190, 12, PALE) +
  path('M200 250V280A24 24 0 1 1 176 304', 'none') +
  path('M200 90V70A16 16 0 1 0 184 60', 'none');
const hoistHook: Draw = () =>
  circle(200, 100, 30, 'none') +
  rect(186, 130, 28, 40, MID, 4) +
  path(
    'M184 170H216V214Q268 230 256 284Q238 330 184 318Q142 304 140 260H170Q176 290 202 290Q228 286 222 256Q214 240 184 236Z',
    PALE,
  ) +
  line(226, 226, 160, 258, 4);

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
