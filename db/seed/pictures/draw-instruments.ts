import type { Draw, Drawings } from './measures.ts';
import {
  around,
  circle,
  DARK,
  DEEP,
  GREEN,
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

/** Jaws at the end of a caliper's beam; the others move along it. */
const FIXED_JAWS =
  polygon(
    [
      [60, 140],
      [96, 140],
      [96, 178],
      [84, 290],
      [60, 250],
    ],
    MID,
  ) +
  polygon(
    [
      [60, 140],
      [84, 92],
      [96, 140],
    ],
    MID,
  );

const caliper: Draw = () =>
  turned(
    -14,
    rect(60, 140, 300, 38, PALE, 3) +
      hatch(96, 350, 140, 154, 9, 0, 2) +
      FIXED_JAWS +
      path('M112 132H232V196H150L138 290L112 250Z', MID) +
      polygon(
        [
          [112, 132],
          [136, 92],
          [146, 132],
        ],
        MID,
      ) +
      hatch(120, 222, 166, 180, 8, 0, 2),
  );
const digitalCaliper: Draw = () =>
  turned(
    -14,
    rect(60, 140, 300, 38, PALE, 3) +
      FIXED_JAWS +
      path('M112 118H252V206H150L138 290L112 250Z', DEEP) +
      rect(130, 132, 100, 44, GREEN, 4) +
      circle(150, 190, 7, PALE) +
      circle(182, 190, 7, PALE),
  );
const micrometer: Draw = () =>
  path('M70 180V230A84 84 0 0 0 226 256V180H196V214A52 52 0 0 1 104 214V180Z', PALE) +
  rect(78, 160, 22, 30, MID, 3) +
  rect(190, 162, 60, 28, MID, 3) +
  rect(248, 150, 84, 52, DEEP, 6) +
  hatch(258, 326, 152, 200, 9, 0, 2) +
  rect(332, 162, 30, 28, MID, 6) +
  rect(100, 170, 90, 10, MID, 2);
const dial: Draw = () =>
  circle(200, 176, 104, PALE) +
  circle(200, 176, 84, HOLE) +
  around(20, 200, 176, 74, (x, y) => circle(x, y, 3, DARK)) +
  line(200, 176, 244, 122, 5) +
  circle(200, 176, 9, DEEP) +
  rect(188, 280, 24, 40, MID, 3) +
  rect(195, 320, 10, 26, DEEP, 2) +
  rect(190, 50, 20, 24, MID, 4);
const ruler: Draw = () =>
  turned(
    -24,
    rect(40, 160, 320, 60, PALE, 2) +
      hatch(52, 348, 160, 178, 10, 0, 2) +
      hatch(52, 348, 160, 188, 50, 0, 3) +
      circle(346, 204, 7, HOLE),
  );
const tape: Draw = () =>
  path('M100 130Q100 100 132 100H246Q290 104 296 160V260H100Z', YELLOW) +
  circle(190, 176, 48, PALE) +
  circle(190, 176, 22, MID) +
  rect(292, 246, 76, 14, PALE, 2) +
  hatch(300, 360, 246, 254, 9, 0, 2) +
  line(366, 240, 366, 270, 6);
const multimeter: Draw = () =>
  rect(118, 60, 150, 240, YELLOW, 18) +
  rect(136, 78, 114, 62, GREEN, 6) +
  circle(193, 204, 44, PALE) +
  line(193, 204, 214, 176, 6) +
  circle(152, 276, 9, DEEP) +
  circle(193, 276, 9, RED) +
  circle(234, 276, 9, DEEP) +
  path('M152 276C120 340 80 330 66 280', 'none') +
  path('M234 276C280 340 320 330 334 280', 'none');
const gauge: Draw = () =>
  circle(200, 160, 104, PALE) +
  circle(200, 160, 86, HOLE) +
  around(12, 200, 160, 74, (x, y, n) => (n > 4 && n < 8 ? '' : circle(x, y, 4, n > 2 && n < 5 ? RED : DARK))) +
  line(200, 160, 154, 120, 5) +
  circle(200, 160, 10, DEEP) +
  rect(182, 262, 36, 26, MID, 3) +
  rect(188, 288, 24, 44, MID, 3) +
  hatch(190, 208, 300, 300, 30) +
  line(188, 304, 212, 300, 3) +
  line(188, 318, 212, 314, 3);
const thermometer: Draw = () =>
  path('M90 110H240V160H196L176 300H108L120 180Q84 176 90 110Z', YELLOW) +
  rect(240, 116, 50, 40, DEEP, 6) +
  circle(298, 136, 10, RED) +
  rect(112, 124, 62, 28, GREEN, 4) +
  path('M176 176Q206 186 198 222H186', 'none');
const scale: Draw = () =>
  rect(100, 100, 200, 24, PALE, 6) +
  rect(188, 124, 24, 40, MID, 2) +
  path('M90 164H310L330 290H70Z', PALE) +
  rect(140, 190, 120, 44, GREEN, 6) +
  hatch(150, 250, 256, 256, 30) +
  [150, 200, 250].map((x) => circle(x, 260, 10, MID)).join('');
const meter: Draw = () =>
  rect(90, 80, 220, 220, PALE, 10) +
  rect(116, 106, 168, 90, GREEN, 6) +
  path('M130 180L150 130L170 180L190 130L210 180L230 130L250 180L270 130', 'none') +
  [130, 176, 222, 268].map((x) => circle(x, 240, 14, MID)).join('') +
  line(120, 276, 280, 276, 3);
const detector: Draw = () =>
  rect(130, 80, 140, 220, YELLOW, 20) +
  rect(150, 130, 100, 66, GREEN, 6) +
  hatch(164, 240, 96, 96, 80) +
  rect(160, 94, 80, 18, DEEP, 6) +
  circle(174, 232, 14, PALE) +
  circle(226, 232, 14, PALE) +
  rect(176, 52, 48, 28, MID, 6);
const laser: Draw = () =>
  rect(130, 150, 140, 120, RED, 14) +
  rect(160, 170, 80, 50, DEEP, 6) +
  circle(200, 195, 16, GREEN) +
  path('M200 150V60M60 195H130M270 195H340', 'none') +
  path('M150 270L130 330M250 270L270 330M200 270V330', 'none');

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
