import type { Draw, Drawings } from './measures.ts';
import {
  BLUE,
  circle,
  DARK,
  DEEP,
  ellipse,
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

const cylinder: Draw = () =>
  turned(
    -14,
    rect(80, 140, 44, 100, MID, 4) +
      rect(124, 150, 130, 80, PALE, 2) +
      rect(254, 140, 44, 100, MID, 4) +
      rect(298, 178, 70, 24, DEEP, 2) +
      circle(102, 160, 8, HOLE) +
      circle(276, 160, 8, HOLE) +
      line(124, 164, 254, 164, 2),
  );
const fitting: Draw = () =>
  path('M150 250V190Q150 150 190 150H250V210H210V250Z', BLUE) +
  rect(140, 250, 80, 54, YELLOW, 4) +
  hatch(146, 216, 304, 250, 10, 6) +
  rect(250, 144, 40, 72, DEEP, 6) +
  rect(290, 156, 60, 48, HOLE, 4);
const solenoidValve: Draw = () =>
  rect(90, 220, 220, 80, YELLOW, 8) +
  circle(114, 260, 20, HOLE) +
  circle(286, 260, 20, HOLE) +
  rect(150, 100, 100, 122, DEEP, 8) +
  rect(250, 120, 56, 60, MID, 6) +
  path('M306 150H350', 'none') +
  rect(180, 80, 40, 22, MID, 4);
const manifold: Draw = () =>
  rect(50, 220, 300, 60, MID, 6) +
  [70, 130, 190, 250]
    .map((x) => rect(x, 110, 50, 112, PALE, 6) + rect(x + 10, 126, 30, 34, BLUE, 4) + circle(x + 25, 250, 12, HOLE))
    .join('');
const filter: Draw = () =>
  rect(100, 90, 200, 60, DEEP, 8) +
  path('M140 150H260V250Q260 300 200 300T140 250Z', BLUE) +
  line(160, 180, 160, 260, 3) +
  line(240, 180, 240, 260, 3) +
  rect(188, 300, 24, 20, MID, 3) +
  circle(200, 70, 26, MID) +
  rect(70, 106, 30, 30, MID) +
  rect(300, 106, 30, 30, MID);
const hose: Draw = () =>
  path('M70 300C70 120 150 100 200 190S330 270 330 90', 'none').replace('fill', 'stroke-width="34" fill') +
  path('M70 300C70 120 150 100 200 190S330 270 330 90', 'none').replace(
    'fill',
    `stroke="${MID}" stroke-width="24" fill`,
  ) +
  rect(48, 290, 44, 44, YELLOW, 4) +
  rect(308, 60, 44, 44, YELLOW, 4);
const pump: Draw = () =>
  circle(150, 210, 84, BLUE) +
  circle(150, 210, 44, PALE) +
  circle(150, 210, 16, MID) +
  rect(130, 80, 60, 60, BLUE, 4) +
  rect(116, 70, 88, 20, MID, 4) +
  rect(228, 160, 120, 100, GREEN, 12) +
  hatch(246, 336, 166, 254, 13) +
  rect(70, 294, 280, 20, MID, 4);
const ballValve: Draw = () =>
  path('M90 170H140Q170 140 200 140T260 170H310V250H260Q230 280 200 280T140 250H90Z', MID) +
  rect(60, 156, 36, 108, PALE, 4) +
  rect(304, 156, 36, 108, PALE, 4) +
  rect(188, 100, 24, 46, MID, 3) +
  path('M176 84H340V108H176Z', RED) +
  circle(200, 210, 34, PALE);
const gateValve: Draw = () =>
  path('M100 220H300V290H100Z', MID) +
  rect(70, 206, 34, 98, PALE, 4) +
  rect(296, 206, 34, 98, PALE, 4) +
  path('M160 220L176 150H224L240 220Z', BLUE) +
  rect(190, 96, 20, 56, MID, 2) +
  ellipse(200, 92, 78, 20, RED) +
  ellipse(200, 92, 16, 6, HOLE);
const butterflyValve: Draw = () =>
  circle(200, 220, 96, BLUE) +
  circle(200, 220, 66, HOLE) +
  ellipse(200, 220, 26, 66, MID) +
  rect(190, 80, 20, 46, MID, 2) +
  path('M150 62H330V84H150Z', DEEP) +
  line(200, 154, 200, 286, 4);
const flange: Draw = () =>
  circle(200, 190, 122, MID) +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((n) =>
      circle(200 + 96 * Math.cos((n * Math.PI) / 4 + 0.39), 190 + 96 * Math.sin((n * Math.PI) / 4 + 0.39), 13, HOLE),
    )
    .join('') +
  circle(200, 190, 66, PALE) +
  circle(200, 190, 44, HOLE);
const pipe: Draw = () =>
  turned(
    -20,
    path('M60 144H320V236H60Z', MID) +
      ellipse(60, 190, 22, 46, PALE) +
      ellipse(60, 190, 13, 32, HOLE) +
      path('M320 144A22 46 0 0 1 320 236', MID) +
      line(90, 160, 320, 160, 2),
  );
const elbow: Draw = () =>
  path('M90 300V220A130 130 0 0 1 220 90H300V180H230A50 50 0 0 0 180 230V300Z', MID) +
  rect(78, 290, 114, 34, PALE, 4) +
  rect(292, 78, 34, 114, PALE, 4) +
  path('M120 290V220A100 100 0 0 1 220 120', 'none');

const ring: Draw = () =>
  circle(200, 190, 112, DEEP) + circle(200, 190, 84, HOLE) + path('M110 160A96 96 0 0 1 180 98', 'none');
const oilSeal: Draw = () =>
  circle(200, 190, 116, DEEP) +
  circle(200, 190, 92, MID) +
  circle(200, 190, 72, DARK) +
  circle(200, 190, 54, HOLE) +
  path('M104 172A98 98 0 0 1 168 98', 'none');
const gasket: Draw = () =>
  ellipse(200, 190, 140, 88, GREEN) +
  ellipse(200, 190, 70, 46, HOLE) +
  circle(86, 190, 14, HOLE) +
  circle(314, 190, 14, HOLE);
const packing: Draw = () =>
  path('M80 250Q80 110 200 110T320 230Q320 290 250 290Q190 290 190 240Q190 190 230 190', 'none').replace(
    'fill',
    'stroke-width="36" fill',
  ) +
  path('M80 250Q80 110 200 110T320 230Q320 290 250 290Q190 290 190 240Q190 190 230 190', 'none').replace(
    'fill',
    `stroke="${MID}" stroke-width="26" fill`,
  );

const bottle: Draw = () =>
  path('M160 110H240V140Q280 160 280 200V310Q280 326 264 326H136Q120 326 120 310V200Q120 160 160 140Z', BLUE) +
  rect(162, 74, 76, 38, DEEP, 6) +
  rect(132, 200, 136, 84, HOLE, 4) +
  line(150, 226, 250, 226, 3) +
  line(150, 246, 230, 246, 3);
const spray: Draw = () =>
  rect(146, 140, 108, 190, RED, 12) +
  path('M156 140Q160 108 200 108T244 140Z', MID) +
  rect(176, 74, 48, 36, PALE, 6) +
  rect(164, 82, 14, 14, DEEP, 2) +
  rect(146, 190, 108, 84, HOLE, 0) +
  circle(200, 232, 24, YELLOW);
const drum: Draw = () =>
  path('M110 90V300A90 24 0 0 0 290 300V90Z', BLUE) +
  ellipse(200, 90, 90, 24, PALE) +
  path('M110 160A90 24 0 0 0 290 160M110 230A90 24 0 0 0 290 230', 'none') +
  circle(160, 88, 9, DEEP) +
  rect(150, 250, 100, 40, HOLE, 4);
const pail: Draw = () =>
  path('M100 120L124 310A76 18 0 0 0 276 310L300 120Z', PALE) +
  ellipse(200, 120, 100, 24, MID) +
  path('M104 124Q200 20 296 124', 'none') +
  rect(140, 190, 120, 70, YELLOW, 4);
const tubeOfGlue: Draw = () =>
  turned(
    -24,
    polygon(
      [
        [90, 140],
        [280, 158],
        [280, 222],
        [90, 240],
      ],
      YELLOW,
    ) +
      rect(70, 136, 24, 108, MID, 3) +
      rect(280, 168, 34, 44, DEEP, 4) +
      polygon(
        [
          [314, 176],
          [366, 187],
          [366, 193],
          [314, 204],
        ],
        PALE,
      ) +
      line(120, 174, 230, 182, 3) +
      line(120, 196, 200, 196, 3),
  );
const cartridge: Draw = () =>
  turned(
    -20,
    rect(60, 154, 210, 72, BLUE, 6) +
      rect(250, 154, 24, 72, MID, 3) +
      polygon(
        [
          [274, 170],
          [364, 186],
          [364, 194],
          [274, 210],
        ],
        PALE,
      ) +
      rect(96, 170, 120, 40, HOLE, 3),
  );
const tape: Draw = () =>
  circle(200, 190, 114, YELLOW) +
  circle(200, 190, 66, PALE) +
  circle(200, 190, 54, HOLE) +
  path('M314 190V290H250', 'none') +
  path('M124 116A106 106 0 0 1 200 86', 'none');

export const FLUIDS: Drawings = {
  cylinder,
  fitting,
  'solenoid-valve': solenoidValve,
  manifold,
  filter,
  hose,
  pump,
  'ball-valve': ballValve,
  'gate-valve': gateValve,
  'butterfly-valve': butterflyValve,
  flange,
  pipe,
  elbow,
  'o-ring': ring,
  'oil-seal': oilSeal,
  gasket,
  packing,
  bottle,
  'spray-can': spray,
  drum,
  pail,
  'glue-tube': tubeOfGlue,
  cartridge,
  tape,
};
