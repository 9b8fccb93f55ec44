import type { Draw, Drawings } from './measures.ts';
import * as pen from './pen.ts';

const cylinder: Draw = () =>
  pen.turned(
    -14,
    pen.rect(80, 140, 44, 100, pen.MID, 4) +
      pen.rect(124, 150, 130, 80, pen.PALE, 2) +
      pen.rect(254, 140, 44, 100, pen.MID, 4) +
      pen.rect(298, 178, 70, 24, pen.DEEP, 2) +
      pen.circle(102, 160, 8, pen.HOLE) +
      pen.circle(276, 160, 8, pen.HOLE) +
      pen.line(124, 164, 254, 164, 2),
  );
const fitting: Draw = () =>
  pen.path('M150 250V190Q150 150 190 150H250V210H210V250Z', pen.BLUE) +
  pen.rect(140, 250, 80, 54, pen.YELLOW, 4) +
  pen.hatch(146, 216, 304, 250, 10, 6) +
  pen.rect(250, 144, 40, 72, pen.DEEP, 6) +
  pen.rect(290, 156, 60, 48, pen.HOLE, 4);
const solenoidValve: Draw = () =>
  pen.rect(90, 220, 220, 80, pen.YELLOW, 8) +
  pen.circle(114, 260, 20, pen.HOLE) +
  pen.circle(286, 260, 20, pen.HOLE) +
  pen.rect(150, 100, 100, 122, pen.DEEP, 8) +
  pen.rect(250, 120, 56, 60, pen.MID, 6) +
  pen.path('M306 150H350', 'none') +
  pen.rect(180, 80, 40, 22, pen.MID, 4);
const manifold: Draw = () =>
  pen.rect(50, 220, 300, 60, pen.MID, 6) +
  [70, 130, 190, 250]
    .map(
      (x) =>
        pen.rect(x, 110, 50, 112, pen.PALE, 6) +
        pen.rect(x + 10, 126, 30, 34, pen.BLUE, 4) +
        pen.circle(x + 25, 250, 12, pen.HOLE),
    )
    .join('');
const filter: Draw = () =>
  pen.rect(100, 90, 200, 60, pen.DEEP, 8) +
  pen.path('M140 150H260V250Q260 300 200 300T140 250Z', pen.BLUE) +
  pen.line(160, 180, 160, 260, 3) +
  pen.line(240, 180, 240, 260, 3) +
  pen.rect(188, 300, 24, 20, pen.MID, 3) +
  pen.circle(200, 70, 26, pen.MID) +
  pen.rect(70, 106, 30, 30, pen.MID) +
  pen.rect(300, 106, 30, 30, pen.MID);
const hose: Draw = () =>
  pen.path('M70 300C70 120 150 100 200 190S330 270 330 90', 'none').replace('fill', 'stroke-width="34" fill') +
  pen
    .path('M70 300C70 120 150 100 200 190S330 270 330 90', 'none')
    .replace('fill', `stroke="${pen.MID}" stroke-width="24" fill`) +
  pen.rect(48, 290, 44, 44, pen.YELLOW, 4) +
  pen.rect(308, 60, 44, 44, pen.YELLOW, 4);
const pump: Draw = () =>
  pen.circle(150, 210, 84, pen.BLUE) +
  pen.circle(150, 210, 44, pen.PALE) +
  pen.circle(150, 210, 16, pen.MID) +
  pen.rect(130, 80, 60, 60, pen.BLUE, 4) +
  pen.rect(116, 70, 88, 20, pen.MID, 4) +
  pen.rect(228, 160, 120, 100, pen.GREEN, 12) +
  pen.hatch(246, 336, 166, 254, 13) +
  pen.rect(70, 294, 280, 20, pen.MID, 4);
const ballValve: Draw = () =>
  pen.path('M90 170H140Q170 140 200 140T260 170H310V250H260Q230 280 200 280T140 250H90Z', pen.MID) +
  pen.rect(60, 156, 36, 108, pen.PALE, 4) +
  pen.rect(304, 156, 36, 108, pen.PALE, 4) +
  pen.rect(188, 100, 24, 46, pen.MID, 3) +
  pen.path('M176 84H340V108H176Z', pen.RED) +
  pen.circle(200, 210, 34, pen.PALE);
const gateValve: Draw = () =>
  pen.path('M100 220H300V290H100Z', pen.MID) +
  pen.rect(70, 206, 34, 98, pen.PALE, 4) +
  pen.rect(296, 206, 34, 98, pen.PALE, 4) +
  pen.path('M160 220L176 150H224L240 220Z', pen.BLUE) +
  pen.rect(190, 96, 20, 56, pen.MID, 2) +
  pen.ellipse(200, 92, 78, 20, pen.RED) +
  pen.ellipse(200, 92, 16, 6, pen.HOLE);
const butterflyValve: Draw = () =>
  pen.circle(200, 220, 96, pen.BLUE) +
  pen.circle(200, 220, 66, pen.HOLE) +
  pen.ellipse(200, 220, 26, 66, pen.MID) +
  pen.rect(190, 80, 20, 46, pen.MID, 2) +
  pen.path('M150 62H330V84H150Z', pen.DEEP) +
  pen.line(200, 154, 200, 286, 4);
const flange: Draw = () =>
  pen.circle(200, 190, 122, pen.MID) +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((n) =>
      pen.circle(
        200 + 96 * Math.cos((n * Math.PI) / 4 + 0.39),
        190 + 96 * Math.sin((n * Math.PI) / 4 + 0.39),
        13,
        pen.HOLE,
      ),
    )
    .join('') +
  pen.circle(200, 190, 66, pen.PALE) +
  pen.circle(200, 190, 44, pen.HOLE);
const pipe: Draw = () =>
  pen.turned(
    -20,
    pen.path('M60 144H320V236H60Z', pen.MID) +
      pen.ellipse(60, 190, 22, 46, pen.PALE) +
      pen.ellipse(60, 190, 13, 32, pen.HOLE) +
      pen.path('M320 144A22 46 0 0 1 320 236', pen.MID) +
      pen.line(90, 160, 320, 160, 2),
  );
const elbow: Draw = () =>
  pen.path('M90 300V220A130 130 0 0 1 220 90H300V180H230A50 50 0 0 0 180 230V300Z', pen.MID) +
  pen.rect(78, 290, 114, 34, pen.PALE, 4) +
  pen.rect(292, 78, 34, 114, pen.PALE, 4) +
  pen.path('M120 290V220A100 100 0 0 1 220 120', 'none');

const ring: Draw = () =>
  pen.circle(200, 190, 112, pen.DEEP) +
  pen.circle(200, 190, 84, pen.HOLE) +
  pen.path('M110 160A96 96 0 0 1 180 98', 'none');
const oilSeal: Draw = () =>
  pen.circle(200, 190, 116, pen.DEEP) +
  pen.circle(200, 190, 92, pen.MID) +
  pen.circle(200, 190, 72, pen.DARK) +
  pen.circle(200, 190, 54, pen.HOLE) +
  pen.path('M104 172A98 98 0 0 1 168 98', 'none');
const gasket: Draw = () =>
  pen.ellipse(200, 190, 140, 88, pen.GREEN) +
  pen.ellipse(200, 190, 70, 46, pen.HOLE) +
  pen.circle(86, 190, 14, pen.HOLE) +
  pen.circle(314, 190, 14, pen.HOLE);
const packing: Draw = () =>
  pen
    .path('M80 250Q80 110 200 110T320 230Q320 290 250 290Q190 290 190 240Q190 190 230 190', 'none')
    .replace('fill', 'stroke-width="36" fill') +
  pen
    .path('M80 250Q80 110 200 110T320 230Q320 290 250 290Q190 290 190 240Q190 190 230 190', 'none')
    .replace('fill', `stroke="${pen.MID}" stroke-width="26" fill`);

const bottle: Draw = () =>
  pen.path('M160 110H240V140Q280 160 280 200V310Q280 326 264 326H136Q120 326 120 310V200Q120 160 160 140Z', pen.BLUE) +
  pen.rect(162, 74, 76, 38, pen.DEEP, 6) +
  pen.rect(132, 200, 136, 84, pen.HOLE, 4) +
  pen.line(150, 226, 250, 226, 3) +
  pen.line(150, 246, 230, 246, 3);
const spray: Draw = () =>
  pen.rect(146, 140, 108, 190, pen.RED, 12) +
  pen.path('M156 140Q160 108 200 108T244 140Z', pen.MID) +
  pen.rect(176, 74, 48, 36, pen.PALE, 6) +
  pen.rect(164, 82, 14, 14, pen.DEEP, 2) +
  pen.rect(146, 190, 108, 84, pen.HOLE, 0) +
  pen.circle(200, 232, 24, pen.YELLOW);
const drum: Draw = () =>
  pen.path('M110 90V300A90 24 0 0 0 290 300V90Z', pen.BLUE) +
  pen.ellipse(200, 90, 90, 24, pen.PALE) +
  pen.path('M110 160A90 24 0 0 0 290 160M110 230A90 24 0 0 0 290 230', 'none') +
  pen.circle(160, 88, 9, pen.DEEP) +
  pen.rect(150, 250, 100, 40, pen.HOLE, 4);
const pail: Draw = () =>
  pen.path('M100 120L124 310A76 18 0 0 0 276 310L300 120Z', pen.PALE) +
  pen.ellipse(200, 120, 100, 24, pen.MID) +
  pen.path('M104 124Q200 20 296 124', 'none') +
  pen.rect(140, 190, 120, 70, pen.YELLOW, 4);
const tubeOfGlue: Draw = () =>
  pen.turned(
    -24,
    pen.polygon(
      [
        [90, 140],
        [280, 158],
        [280, 222],
        [90, 240],
      ],
      pen.YELLOW,
    ) +
      pen.rect(70, 136, 24, 108, pen.MID, 3) +
      pen.rect(280, 168, 34, 44, pen.DEEP, 4) +
      pen.polygon(
        [
          [314, 176],
          [366, 187],
          [366, 193],
          [314, 204],
        ],
        pen.PALE,
      ) +
      pen.line(120, 174, 230, 182, 3) +
      pen.line(120, 196, 200, 196, 3),
  );
const cartridge: Draw = () =>
  pen.turned(
    -20,
    pen.rect(60, 154, 210, 72, pen.BLUE, 6) +
      pen.rect(250, 154, 24, 72, pen.MID, 3) +
      pen.polygon(
        [
          [274, 170],
          [364, 186],
          [364, 194],
          [274, 210],
        ],
        pen.PALE,
      ) +
      pen.rect(96, 170, 120, 40, pen.HOLE, 3),
  );
const tape: Draw = () =>
  pen.circle(200, 190, 114, pen.YELLOW) +
  pen.circle(200, 190, 66, pen.PALE) +
  pen.circle(200, 190, 54, pen.HOLE) +
  pen.path('M314 190V290H250', 'none') +
  pen.path('M124 116A106 106 0 0 1 200 86', 'none');

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
