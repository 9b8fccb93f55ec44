import type { Draw, Drawings } from './measures.ts';
import * as pen from './pen.ts';

const mop: Draw = () =>
  pen.rect(192, 40, 16, 200, pen.MID, 6) +
  pen.rect(140, 236, 120, 26, pen.BLUE, 6) +
  Array.from({ length: 9 }, (_, n) =>
    pen.path(`M${146 + n * 13} 262Q${138 + n * 15} 300 ${130 + n * 17} 334`, 'none'),
  ).join('');
const bucket: Draw = () =>
  pen.path('M100 130L126 310H274L300 130Z', pen.GREEN) +
  pen.ellipse(200, 130, 100, 22, pen.PALE) +
  pen.path('M104 134Q200 40 296 134', 'none');
const paper: Draw = () =>
  pen.ellipse(200, 110, 84, 36, pen.PALE) +
  pen.path('M116 110V270A84 36 0 0 0 284 270V110', pen.HOLE) +
  pen.ellipse(200, 110, 84, 36, pen.PALE) +
  pen.ellipse(200, 110, 28, 12, pen.DEEP) +
  pen.path('M284 170H330V310H230', 'none');
const dispenser: Draw = () =>
  pen.rect(120, 80, 160, 200, pen.PALE, 24) +
  pen.rect(150, 110, 100, 70, pen.BLUE, 8) +
  pen.rect(176, 280, 48, 24, pen.DEEP, 6) +
  pen.path('M200 308Q186 332 200 336Q214 332 200 308Z', pen.BLUE) +
  pen.circle(200, 226, 18, pen.MID);
const stationery: Draw = () =>
  pen.turned(
    24,
    pen.rect(180, 50, 40, 220, pen.YELLOW, 2) +
      pen.polygon(
        [
          [180, 270],
          [220, 270],
          [200, 324],
        ],
        pen.PALE,
      ) +
      pen.polygon(
        [
          [193, 306],
          [207, 306],
          [200, 324],
        ],
        pen.DARK,
      ) +
      pen.rect(180, 40, 40, 26, pen.RED, 4),
  );
const folder: Draw = () =>
  pen.path('M80 120H170L190 146H320V290H80Z', pen.YELLOW) +
  pen.rect(100, 164, 200, 106, pen.HOLE, 4) +
  pen.line(124, 196, 250, 196, 3) +
  pen.line(124, 222, 220, 222, 3);
const chair: Draw = () =>
  pen.rect(140, 60, 120, 120, pen.BLUE, 20) +
  pen.rect(120, 190, 160, 34, pen.BLUE, 12) +
  pen.rect(192, 224, 16, 60, pen.MID, 2) +
  pen.path('M200 280L120 320M200 280L280 320M200 280V330', 'none') +
  pen.circle(120, 324, 9, pen.DEEP) +
  pen.circle(280, 324, 9, pen.DEEP) +
  pen.circle(200, 334, 9, pen.DEEP);

const beaker: Draw = () =>
  pen.path('M120 90H290L280 100V310Q280 326 264 326H146Q130 326 130 310V104Z', pen.HOLE) +
  pen.path('M130 200H280V310Q280 326 264 326H146Q130 326 130 310Z', pen.BLUE) +
  [180, 210, 240, 270].map((y) => pen.line(230, y, 262, y, 3)).join('');
const flask: Draw = () =>
  pen.path('M170 60H230V150L306 296Q316 326 286 326H114Q84 326 94 296L170 150Z', pen.HOLE) +
  pen.path('M140 210H260L306 296Q316 326 286 326H114Q84 326 94 296Z', pen.GREEN) +
  pen.rect(162, 50, 76, 18, pen.PALE, 6);
const pipette: Draw = () =>
  pen.turned(
    30,
    pen.rect(176, 40, 48, 150, pen.BLUE, 14) +
      pen.rect(186, 22, 28, 24, pen.DEEP, 4) +
      pen.rect(188, 190, 24, 70, pen.PALE, 3) +
      pen.polygon(
        [
          [190, 260],
          [210, 260],
          [203, 346],
          [197, 346],
        ],
        pen.HOLE,
      ) +
      pen.rect(186, 80, 28, 40, pen.HOLE, 3),
  );
const vials: Draw = () =>
  pen.rect(70, 220, 260, 60, pen.YELLOW, 6) +
  [100, 160, 220, 280]
    .map(
      (x) =>
        pen.path(`M${x} 110H${x + 30}V250Q${x + 15} 276 ${x} 250Z`, pen.HOLE) +
        pen.path(`M${x} 180H${x + 30}V250Q${x + 15} 276 ${x} 250Z`, pen.BLUE),
    )
    .join('') +
  pen.rect(70, 206, 260, 18, pen.MID, 4);
const microscope: Draw = () =>
  pen.path('M120 310H280V334H120Z', pen.DEEP) +
  pen.path('M250 310Q320 240 260 150L236 166Q280 240 226 310Z', pen.MID) +
  pen.turned(
    -24,
    pen.rect(186, 60, 44, 150, pen.PALE, 8) +
      pen.rect(194, 40, 28, 24, pen.DEEP, 4) +
      pen.rect(196, 210, 24, 30, pen.MID, 3),
  ) +
  pen.rect(130, 250, 110, 16, pen.MID, 4);
const instrument: Draw = () =>
  pen.rect(80, 110, 240, 190, pen.PALE, 12) +
  pen.rect(106, 136, 110, 70, pen.GREEN, 6) +
  pen.circle(266, 170, 30, pen.MID) +
  pen.hatch(110, 290, 232, 276, 14) +
  pen.line(266, 170, 282, 152);
const part: Draw = () =>
  pen.polygon(
    [
      [200, 84],
      [310, 140],
      [310, 250],
      [200, 310],
      [90, 250],
      [90, 140],
    ],
    pen.PALE,
  ) +
  pen.path('M90 140L200 196L310 140M200 196V310', 'none') +
  pen.circle(200, 140, 24, pen.MID) +
  pen.ellipse(146, 226, 14, 20, pen.MID);

export const SUPPLIES: Drawings = {
  mop,
  bucket,
  paper,
  dispenser,
  stationery,
  folder,
  chair,
  beaker,
  flask,
  pipette,
  vials,
  microscope,
  instrument,
  part,
};
