import type { Draw, Drawings } from './measures.ts';
import {
  BLUE,
  circle,
  DARK,
  DEEP,
  ellipse,
  HOLE,
  hatch,
  line,
  MID,
  PALE,
  path,
  polygon,
  RED,
  rect,
  turned,
  YELLOW,
} from './pen.ts';

const battery: Draw = () =>
  rect(90, 120, 220, 180, DEEP, 8) +
  rect(120, 98, 44, 24, RED, 3) +
  rect(236, 98, 44, 24, MID, 3) +
  rect(112, 160, 176, 90, PALE, 4) +
  line(130, 205, 158, 205) +
  line(144, 191, 144, 219) +
  line(242, 205, 270, 205);
const plug: Draw = () =>
  path('M90 140H220Q260 150 260 190T220 240H90Z', BLUE) +
  rect(260, 170, 76, 40, DEEP, 8) +
  rect(46, 154, 46, 14, MID, 3) +
  rect(46, 212, 46, 14, MID, 3) +
  rect(46, 183, 46, 14, MID, 3) +
  line(120, 140, 120, 240);
const wallSwitch: Draw = () =>
  rect(100, 90, 200, 200, PALE, 12) +
  rect(136, 126, 128, 128, HOLE, 6) +
  line(200, 126, 200, 254, 3) +
  line(156, 190, 180, 190, 4) +
  line(220, 190, 244, 190, 4);
const fuse: Draw = () =>
  turned(
    -20,
    rect(110, 154, 180, 72, HOLE, 2) +
      rect(70, 148, 60, 84, MID, 6) +
      rect(270, 148, 60, 84, MID, 6) +
      line(130, 190, 270, 190, 3),
  );
const strip: Draw = () =>
  turned(
    -20,
    rect(40, 150, 280, 80, PALE, 10) +
      [84, 144, 204, 264]
        .map((x) => circle(x, 190, 22, MID) + circle(x - 8, 190, 4, DARK) + circle(x + 8, 190, 4, DARK))
        .join('') +
      path('M320 190C360 190 350 240 376 250', 'none'),
  );

const cableRing =
  (fill: string): Draw =>
  () =>
    ellipse(200, 200, 130, 100, fill) +
    ellipse(200, 200, 110, 82, 'none') +
    ellipse(200, 200, 90, 64, 'none') +
    ellipse(200, 200, 68, 46, HOLE) +
    path('M310 250Q340 290 370 286', 'none') +
    line(100, 200, 134, 200, 3);
const core: Draw = () =>
  turned(
    -16,
    rect(30, 150, 190, 80, DEEP, 6) +
      ellipse(220, 190, 18, 40, PALE) +
      [164, 184, 204]
        .map((y, n) => rect(220, y - 6, 100, 14, [RED, YELLOW, BLUE][n], 4) + rect(318, y - 4, 40, 9, MID, 2))
        .join(''),
  );
const connector: Draw = () =>
  rect(60, 160, 120, 70, DEEP, 10) +
  rect(180, 150, 50, 90, MID, 6) +
  rect(230, 166, 70, 58, PALE, 6) +
  [180, 195, 210].map((y) => line(300, y, 330, y, 5)).join('') +
  path('M60 195H20', 'none') +
  hatch(190, 226, 154, 236, 9);
const lug: Draw = () =>
  turned(
    -16,
    circle(280, 190, 54, MID) +
      circle(280, 190, 24, HOLE) +
      path('M90 164H230L240 178V202L230 216H90Z', MID) +
      ellipse(90, 190, 12, 26, PALE) +
      line(120, 170, 120, 210, 3) +
      line(150, 170, 150, 210, 3),
  );
const bulb: Draw = () =>
  path('M150 230Q110 196 110 150A90 90 0 0 1 290 150Q290 196 250 230V256H150Z', YELLOW) +
  rect(158, 256, 84, 18, MID, 4) +
  rect(164, 274, 72, 16, PALE, 4) +
  rect(172, 290, 56, 16, MID, 4) +
  path('M176 200L190 160L200 180L210 160L224 200', 'none');
const tube: Draw = () =>
  turned(
    -18,
    rect(40, 164, 320, 52, YELLOW, 10) +
      rect(40, 164, 36, 52, MID, 6) +
      rect(324, 164, 36, 52, MID, 6) +
      line(24, 180, 40, 180) +
      line(24, 200, 40, 200) +
      line(90, 180, 310, 180, 2),
  );
const floodlight: Draw = () =>
  polygon(
    [
      [90, 110],
      [310, 110],
      [290, 250],
      [110, 250],
    ],
    DEEP,
  ) +
  polygon(
    [
      [116, 130],
      [284, 130],
      [270, 232],
      [130, 232],
    ],
    YELLOW,
  ) +
  path('M80 200V290H320V200', 'none') +
  hatch(150, 260, 140, 222, 26, 0, 2) +
  rect(176, 290, 48, 20, MID, 4);
const panelLamp: Draw = () =>
  polygon(
    [
      [120, 90],
      [340, 130],
      [280, 300],
      [60, 240],
    ],
    PALE,
  ) +
  polygon(
    [
      [130, 110],
      [318, 146],
      [268, 280],
      [84, 230],
    ],
    YELLOW,
  );

export const CABLES: Drawings = {
  battery,
  'industrial-plug': plug,
  'wall-switch': wallSwitch,
  fuse,
  'power-strip': strip,
  cable: cableRing(DEEP),
  wire: cableRing(RED),
  'multi-core': core,
  connector,
  lug,
  bulb,
  tube,
  floodlight,
  'panel-lamp': panelLamp,
};
