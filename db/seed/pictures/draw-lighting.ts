import type { Draw, Drawings } from './measures.ts';
import { circle, DARK, DEEP, ellipse, GREEN, hatch, line, MID, PALE, path, rect, turned, YELLOW } from './pen.ts';

const flashlight: Draw = () =>
  turned(
    -22,
    rect(60, 164, 200, 52, DARK, 8) +
      path('M260 156H286L330 134V246L286 224H260Z', MID) +
      ellipse(330, 190, 14, 56, YELLOW) +
      rect(150, 152, 44, 14, DEEP, 5) +
      hatch(76, 136, 168, 212, 12),
  );
const headlamp: Draw = () =>
  path('M80 190Q80 90 200 90T320 190', 'none') +
  path('M96 196Q100 112 200 112T304 196', 'none') +
  rect(144, 150, 112, 90, DARK, 20) +
  circle(200, 196, 34, YELLOW) +
  circle(200, 196, 16, '#fff') +
  rect(60, 186, 40, 44, MID, 8) +
  rect(300, 186, 40, 44, MID, 8);
const highbay: Draw = () =>
  path('M200 50V84', 'none') +
  circle(200, 46, 10, 'none') +
  rect(160, 84, 80, 60, DARK, 8) +
  hatch(172, 232, 90, 138, 10) +
  path('M160 144H240L330 240H70Z', MID) +
  path('M70 240H330Q320 268 200 268T70 240Z', YELLOW);
const streetLight: Draw = () =>
  rect(84, 96, 16, 224, MID, 3) +
  path('M92 100Q92 70 130 70H190', 'none') +
  path('M180 56H320Q344 70 344 92H180Z', PALE) +
  path('M196 92H330L316 108H206Z', YELLOW) +
  rect(66, 312, 52, 14, DEEP, 3);
const downlight: Draw = () =>
  ellipse(200, 150, 120, 40, PALE) +
  ellipse(200, 150, 88, 26, YELLOW) +
  path('M128 128V84H272V128', MID) +
  path('M140 196L120 280M200 204V292M260 196L280 280', 'none');
const workLamp: Draw = () =>
  rect(100, 300, 120, 20, DEEP, 6) +
  line(160, 300, 130, 200, 8) +
  line(130, 200, 220, 130, 8) +
  circle(130, 200, 11, MID) +
  path('M206 96L290 144L262 200L188 150Z', MID) +
  path('M290 144Q316 170 262 200Z', YELLOW);
const exitLight: Draw = () =>
  rect(60, 120, 280, 140, GREEN, 10) +
  circle(148, 158, 13, '#fff') +
  path('M150 176L128 206L100 206M146 180L172 210L156 240M136 196L120 240M152 186L184 184', 'none') +
  path('M210 190H300L276 166M300 190L276 214', 'none') +
  path('M160 120V92M240 120V92', 'none');

export const LIGHTING: Drawings = {
  flashlight,
  headlamp,
  highbay,
  'street-light': streetLight,
  downlight,
  'work-lamp': workLamp,
  'exit-light': exitLight,
};
