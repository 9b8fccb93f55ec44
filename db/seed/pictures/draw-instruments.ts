import type { Draw, Drawings } from './measures.ts';
import * as pen from './pen.ts';

/** Jaws at the end of a caliper's beam; the others move along it. */
const FIXED_JAWS =
  pen.polygon(
    [
      [60, 140],
      [96, 140],
      [96, 178],
      [84, 290],
      [60, 250],
    ],
    pen.MID,
  ) +
  pen.polygon(
    [
      [60, 140],
      [84, 92],
      [96, 140],
    ],
    pen.MID,
  );

const caliper: Draw = () =>
  pen.turned(
    -14,
    pen.rect(60, 140, 300, 38, pen.PALE, 3) +
      pen.hatch(96, 350, 140, 154, 9, 0, 2) +
      FIXED_JAWS +
      pen.path('M112 132H232V196H150L138 290L112 250Z', pen.MID) +
      pen.polygon(
        [
          [112, 132],
          [136, 92],
          [146, 132],
        ],
        pen.MID,
      ) +
      pen.hatch(120, 222, 166, 180, 8, 0, 2),
  );
const digitalCaliper: Draw = () =>
  pen.turned(
    -14,
    pen.rect(60, 140, 300, 38, pen.PALE, 3) +
      FIXED_JAWS +
      pen.path('M112 118H252V206H150L138 290L112 250Z', pen.DEEP) +
      pen.rect(130, 132, 100, 44, pen.GREEN, 4) +
      pen.circle(150, 190, 7, pen.PALE) +
      pen.circle(182, 190, 7, pen.PALE),
  );
const micrometer: Draw = () =>
  pen.path('M70 180V230A84 84 0 0 0 226 256V180H196V214A52 52 0 0 1 104 214V180Z', pen.PALE) +
  pen.rect(78, 160, 22, 30, pen.MID, 3) +
  pen.rect(190, 162, 60, 28, pen.MID, 3) +
  pen.rect(248, 150, 84, 52, pen.DEEP, 6) +
  pen.hatch(258, 326, 152, 200, 9, 0, 2) +
  pen.rect(332, 162, 30, 28, pen.MID, 6) +
  pen.rect(100, 170, 90, 10, pen.MID, 2);
const dial: Draw = () =>
  pen.circle(200, 176, 104, pen.PALE) +
  pen.circle(200, 176, 84, pen.HOLE) +
  pen.around(20, 200, 176, 74, (x, y) => pen.circle(x, y, 3, pen.DARK)) +
  pen.line(200, 176, 244, 122, 5) +
  pen.circle(200, 176, 9, pen.DEEP) +
  pen.rect(188, 280, 24, 40, pen.MID, 3) +
  pen.rect(195, 320, 10, 26, pen.DEEP, 2) +
  pen.rect(190, 50, 20, 24, pen.MID, 4);
const ruler: Draw = () =>
  pen.turned(
    -24,
    pen.rect(40, 160, 320, 60, pen.PALE, 2) +
      pen.hatch(52, 348, 160, 178, 10, 0, 2) +
      pen.hatch(52, 348, 160, 188, 50, 0, 3) +
      pen.circle(346, 204, 7, pen.HOLE),
  );
const tape: Draw = () =>
  pen.path('M100 130Q100 100 132 100H246Q290 104 296 160V260H100Z', pen.YELLOW) +
  pen.circle(190, 176, 48, pen.PALE) +
  pen.circle(190, 176, 22, pen.MID) +
  pen.rect(292, 246, 76, 14, pen.PALE, 2) +
  pen.hatch(300, 360, 246, 254, 9, 0, 2) +
  pen.line(366, 240, 366, 270, 6);
const multimeter: Draw = () =>
  pen.rect(118, 60, 150, 240, pen.YELLOW, 18) +
  pen.rect(136, 78, 114, 62, pen.GREEN, 6) +
  pen.circle(193, 204, 44, pen.PALE) +
  pen.line(193, 204, 214, 176, 6) +
  pen.circle(152, 276, 9, pen.DEEP) +
  pen.circle(193, 276, 9, pen.RED) +
  pen.circle(234, 276, 9, pen.DEEP) +
  pen.path('M152 276C120 340 80 330 66 280', 'none') +
  pen.path('M234 276C280 340 320 330 334 280', 'none');
const gauge: Draw = () =>
  pen.circle(200, 160, 104, pen.PALE) +
  pen.circle(200, 160, 86, pen.HOLE) +
  pen.around(12, 200, 160, 74, (x, y, n) =>
    n > 4 && n < 8 ? '' : pen.circle(x, y, 4, n > 2 && n < 5 ? pen.RED : pen.DARK),
  ) +
  pen.line(200, 160, 154, 120, 5) +
  pen.circle(200, 160, 10, pen.DEEP) +
  pen.rect(182, 262, 36, 26, pen.MID, 3) +
  pen.rect(188, 288, 24, 44, pen.MID, 3) +
  pen.hatch(190, 208, 300, 300, 30) +
  pen.line(188, 304, 212, 300, 3) +
  pen.line(188, 318, 212, 314, 3);
const thermometer: Draw = () =>
  pen.path('M90 110H240V160H196L176 300H108L120 180Q84 176 90 110Z', pen.YELLOW) +
  pen.rect(240, 116, 50, 40, pen.DEEP, 6) +
  pen.circle(298, 136, 10, pen.RED) +
  pen.rect(112, 124, 62, 28, pen.GREEN, 4) +
  pen.path('M176 176Q206 186 198 222H186', 'none');
const scale: Draw = () =>
  pen.rect(100, 100, 200, 24, pen.PALE, 6) +
  pen.rect(188, 124, 24, 40, pen.MID, 2) +
  pen.path('M90 164H310L330 290H70Z', pen.PALE) +
  pen.rect(140, 190, 120, 44, pen.GREEN, 6) +
  pen.hatch(150, 250, 256, 256, 30) +
  [150, 200, 250].map((x) => pen.circle(x, 260, 10, pen.MID)).join('');
const meter: Draw = () =>
  pen.rect(90, 80, 220, 220, pen.PALE, 10) +
  pen.rect(116, 106, 168, 90, pen.GREEN, 6) +
  pen.path('M130 180L150 130L170 180L190 130L210 180L230 130L250 180L270 130', 'none') +
  [130, 176, 222, 268].map((x) => pen.circle(x, 240, 14, pen.MID)).join('') +
  pen.line(120, 276, 280, 276, 3);
const detector: Draw = () =>
  pen.rect(130, 80, 140, 220, pen.YELLOW, 20) +
  pen.rect(150, 130, 100, 66, pen.GREEN, 6) +
  pen.hatch(164, 240, 96, 96, 80) +
  pen.rect(160, 94, 80, 18, pen.DEEP, 6) +
  pen.circle(174, 232, 14, pen.PALE) +
  pen.circle(226, 232, 14, pen.PALE) +
  pen.rect(176, 52, 48, 28, pen.MID, 6);
const laser: Draw = () =>
  pen.rect(130, 150, 140, 120, pen.RED, 14) +
  pen.rect(160, 170, 80, 50, pen.DEEP, 6) +
  pen.circle(200, 195, 16, pen.GREEN) +
  pen.path('M200 150V60M60 195H130M270 195H340', 'none') +
  pen.path('M150 270L130 330M250 270L270 330M200 270V330', 'none');

export const INSTRUMENTS: Drawings = {
  caliper,
  'digital-caliper': digitalCaliper,
  micrometer,
  'dial-gauge': dial,
  'steel-ruler': ruler,
  'tape-measure': tape,
  multimeter,
  'pressure-gauge': gauge,
  'ir-thermometer': thermometer,
  scale,
  'panel-meter': meter,
  'gas-detector': detector,
  'laser-level': laser,
};
