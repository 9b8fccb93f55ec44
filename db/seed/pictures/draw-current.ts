import type { Draw, Drawings } from './measures.ts';
import { circle, DARK, DEEP, ellipse, GREEN, HOLE, hatch, line, MID, PALE, path, RED, rect, YELLOW } from './pen.ts';

/** Supply, storage and routing of current. */
const ups: Draw = () =>
  rect(130, 70, 140, 244, DARK, 12) +
  rect(154, 96, 92, 46, GREEN, 4) +
  circle(200, 172, 14, PALE) +
  hatch(156, 246, 210, 290, 15);
const transformer: Draw = () =>
  rect(90, 110, 220, 170, MID, 4) +
  rect(120, 140, 60, 110, YELLOW, 4) +
  rect(220, 140, 60, 110, YELLOW, 4) +
  [154, 170, 186, 202, 218, 234].map((y) => line(120, y, 180, y, 3) + line(220, y, 280, y, 3)).join('') +
  rect(90, 88, 220, 24, DEEP, 3) +
  rect(70, 280, 260, 18, DEEP, 3);
const dryBattery: Draw = () =>
  [110, 214]
    .map(
      (x) =>
        rect(x, 96, 76, 210, YELLOW, 8) +
        rect(x, 96, 76, 60, DARK, 8) +
        rect(x + 26, 78, 24, 18, MID, 3) +
        line(x + 26, 200, x + 50, 200) +
        line(x + 38, 188, x + 38, 212),
    )
    .join('');
const currentTransformer: Draw = () =>
  rect(100, 80, 200, 220, RED, 16) +
  ellipse(200, 180, 58, 66, HOLE) +
  rect(120, 270, 160, 24, DEEP, 4) +
  rect(120, 62, 34, 24, MID, 4) +
  rect(246, 62, 34, 24, MID, 4);
const capacitor: Draw = () =>
  rect(130, 110, 140, 204, PALE, 14) +
  [156, 200, 244].map((x) => rect(x - 9, 78, 18, 34, YELLOW, 3)).join('') +
  rect(148, 160, 104, 80, '#fff', 4) +
  line(164, 184, 236, 184, 3) +
  line(164, 204, 216, 204, 3);
const lightCurtain: Draw = () =>
  rect(90, 60, 40, 260, YELLOW, 6) +
  rect(270, 60, 40, 260, YELLOW, 6) +
  [96, 136, 176, 216, 256, 290]
    .map((y) => `<path d="M130 ${y}H270" stroke="#d2776c" stroke-width="3" stroke-dasharray="8 7"/>`)
    .join('');
const cableDuct: Draw = () =>
  path('M70 130L280 90L340 130L130 176Z', PALE) +
  path('M70 130L130 176V276L70 230Z', MID) +
  path('M130 176L340 130V230L130 276Z', PALE) +
  [160, 196, 232, 268, 304].map((x) => line(x, 176 - (x - 136) * 0.21, x, 236 - (x - 136) * 0.21, 6)).join('');
const wallSocket: Draw = () =>
  rect(90, 80, 220, 220, PALE, 18) +
  rect(158, 126, 14, 36, DARK, 5) +
  rect(228, 126, 14, 36, DARK, 5) +
  rect(193, 198, 14, 34, DARK, 5) +
  line(156, 252, 168, 222, 12) +
  line(244, 252, 232, 222, 12);

export const CURRENT: Drawings = {
  ups,
  transformer,
  'dry-battery': dryBattery,
  ct: currentTransformer,
  capacitor,
  'light-curtain': lightCurtain,
  'cable-duct': cableDuct,
  'wall-socket': wallSocket,
};
