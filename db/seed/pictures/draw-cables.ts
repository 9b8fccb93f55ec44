import type { Draw, Drawings } from './measures.ts';
import * as pen from './pen.ts';

const battery: Draw = () =>
  pen.rect(90, 120, 220, 180, pen.DEEP, 8) +
  pen.rect(120, 98, 44, 24, pen.RED, 3) +
  pen.rect(236, 98, 44, 24, pen.MID, 3) +
  pen.rect(112, 160, 176, 90, pen.PALE, 4) +
  pen.line(130, 205, 158, 205) +
  pen.line(144, 191, 144, 219) +
  pen.line(242, 205, 270, 205);
const plug: Draw = () =>
  pen.path('M90 140H220Q260 150 260 190T220 240H90Z', pen.BLUE) +
  pen.rect(260, 170, 76, 40, pen.DEEP, 8) +
  pen.rect(46, 154, 46, 14, pen.MID, 3) +
  pen.rect(46, 212, 46, 14, pen.MID, 3) +
  pen.rect(46, 183, 46, 14, pen.MID, 3) +
  pen.line(120, 140, 120, 240);
const wallSwitch: Draw = () =>
  pen.rect(100, 90, 200, 200, pen.PALE, 12) +
  pen.rect(136, 126, 128, 128, pen.HOLE, 6) +
  pen.line(200, 126, 200, 254, 3) +
  pen.line(156, 190, 180, 190, 4) +
  pen.line(220, 190, 244, 190, 4);
const fuse: Draw = () =>
  pen.turned(
    -20,
    pen.rect(110, 154, 180, 72, pen.HOLE, 2) +
      pen.rect(70, 148, 60, 84, pen.MID, 6) +
      pen.rect(270, 148, 60, 84, pen.MID, 6) +
      pen.line(130, 190, 270, 190, 3),
  );
const strip: Draw = () =>
  pen.turned(
    -20,
    pen.rect(40, 150, 280, 80, pen.PALE, 10) +
      [84, 144, 204, 264]
        .map(
          (x) =>
            pen.circle(x, 190, 22, pen.MID) + pen.circle(x - 8, 190, 4, pen.DARK) + pen.circle(x + 8, 190, 4, pen.DARK),
        )
        .join('') +
      pen.path('M320 190C360 190 350 240 376 250', 'none'),
  );

const cableRing =
  (fill: string): Draw =>
  () =>
    pen.ellipse(200, 200, 130, 100, fill) +
    pen.ellipse(200, 200, 110, 82, 'none') +
    pen.ellipse(200, 200, 90, 64, 'none') +
    pen.ellipse(200, 200, 68, 46, pen.HOLE) +
    pen.path('M310 250Q340 290 370 286', 'none') +
    pen.line(100, 200, 134, 200, 3);
const core: Draw = () =>
  pen.turned(
    -16,
    pen.rect(30, 150, 190, 80, pen.DEEP, 6) +
      pen.ellipse(220, 190, 18, 40, pen.PALE) +
      [164, 184, 204]
        .map(
          (y, n) =>
            pen.rect(220, y - 6, 100, 14, [pen.RED, pen.YELLOW, pen.BLUE][n], 4) +
            pen.rect(318, y - 4, 40, 9, pen.MID, 2),
        )
        .join(''),
  );
const connector: Draw = () =>
  pen.rect(60, 160, 120, 70, pen.DEEP, 10) +
  pen.rect(180, 150, 50, 90, pen.MID, 6) +
  pen.rect(230, 166, 70, 58, pen.PALE, 6) +
  [180, 195, 210].map((y) => pen.line(300, y, 330, y, 5)).join('') +
  pen.path('M60 195H20', 'none') +
  pen.hatch(190, 226, 154, 236, 9);
const lug: Draw = () =>
  pen.turned(
    -16,
    pen.circle(280, 190, 54, pen.MID) +
      pen.circle(280, 190, 24, pen.HOLE) +
      pen.path('M90 164H230L240 178V202L230 216H90Z', pen.MID) +
      pen.ellipse(90, 190, 12, 26, pen.PALE) +
      pen.line(120, 170, 120, 210, 3) +
      pen.line(150, 170, 150, 210, 3),
  );
const bulb: Draw = () =>
  pen.path('M150 230Q110 196 110 150A90 90 0 0 1 290 150Q290 196 250 230V256H150Z', pen.YELLOW) +
  pen.rect(158, 256, 84, 18, pen.MID, 4) +
  pen.rect(164, 274, 72, 16, pen.PALE, 4) +
  pen.rect(172, 290, 56, 16, pen.MID, 4) +
  pen.path('M176 200L190 160L200 180L210 160L224 200', 'none');
const tube: Draw = () =>
  pen.turned(
    -18,
    pen.rect(40, 164, 320, 52, pen.YELLOW, 10) +
      pen.rect(40, 164, 36, 52, pen.MID, 6) +
      pen.rect(324, 164, 36, 52, pen.MID, 6) +
      pen.line(24, 180, 40, 180) +
      pen.line(24, 200, 40, 200) +
      pen.line(90, 180, 310, 180, 2),
  );
const floodlight: Draw = () =>
  pen.polygon(
    [
      [90, 110],
      [310, 110],
      [290, 250],
      [110, 250],
    ],
    pen.DEEP,
  ) +
  pen.polygon(
    [
      [116, 130],
      [284, 130],
      [270, 232],
      [130, 232],
    ],
    pen.YELLOW,
  ) +
  pen.path('M80 200V290H320V200', 'none') +
  pen.hatch(150, 260, 140, 222, 26, 0, 2) +
  pen.rect(176, 290, 48, 20, pen.MID, 4);
const panelLamp: Draw = () =>
  pen.polygon(
    [
      [120, 90],
      [340, 130],
      [280, 300],
      [60, 240],
    ],
    pen.PALE,
  ) +
  pen.polygon(
    [
      [130, 110],
      [318, 146],
      [268, 280],
      [84, 230],
    ],
    pen.YELLOW,
  );

export const CABLES: Drawings = {
  battery,
  'industrial-plug': plug,
  'wall-switch': wallSwitch,
  fuse,
  'power-strip': strip,
  cable: cableRing(pen.DEEP),
  wire: cableRing(pen.RED),
  'multi-core': core,
  connector,
  lug,
  bulb,
  tube,
  floodlight,
  'panel-lamp': panelLamp,
};
