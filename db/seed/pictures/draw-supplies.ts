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

const mop: Draw = () =>
  rect(192, 40, 16, 200, MID, 6) +
  rect(140, 236, 120, 26, BLUE, 6) +
  Array.from({ length: 9 }, (_, n) =>
    path(`M${146 + n * 13} 262Q${138 + n * 15} 300 ${130 + n * 17} 334`, 'none'),
  ).join('');
const bucket: Draw = () =>
  path('M100 130L126 310H274L300 130Z', GREEN) +
  ellipse(200, 130, 100, 22, PALE) +
  path('M104 134Q200 40 296 134', 'none');
const paper: Draw = () =>
  ellipse(200, 110, 84, 36, PALE) +
  path('M116 110V270A84 36 0 0 0 284 270V110', HOLE) +
  ellipse(200, 110, 84, 36, PALE) +
  ellipse(200, 110, 28, 12, DEEP) +
  path('M284 170H330V310H230', 'none');
const dispenser: Draw = () =>
  rect(120, 80, 160, 200, PALE, 24) +
  rect(150, 110, 100, 70, BLUE, 8) +
  rect(176, 280, 48, 24, DEEP, 6) +
  path('M200 308Q186 332 200 336Q214 332 200 308Z', BLUE) +
  circle(200, 226, 18, MID);
const stationery: Draw = () =>
  turned(
    24,
    rect(180, 50, 40, 220, YELLOW, 2) +
      polygon(
        [
          [180, 270],
          [220, 270],
          [200, 324],
        ],
        PALE,
      ) +
      polygon(
        [
          [193, 306],
          [207, 306],
          [200, 324],
        ],
        DARK,
      ) +
      rect(180, 40, 40, 26, RED, 4),
  );
const folder: Draw = () =>
  path('M80 120H170L190 146H320V290H80Z', YELLOW) +
  rect(100, 164, 200, 106, HOLE, 4) +
  line(124, 196, 250, 196, 3) +
  line(124, 222, 220, 222, 3);
const chair: Draw = () =>
  rect(140, 60, 120, 120, BLUE, 20) +
  rect(120, 190, 160, 34, BLUE, 12) +
  rect(192, 224, 16, 60, MID, 2) +
  path('M200 280L120 320M200 280L280 320M200 280V330', 'none') +
  circle(120, 324, 9, DEEP) +
  circle(280, 324, 9, DEEP) +
  circle(200, 334, 9, DEEP);

const beaker: Draw = () =>
  path('M120 90H290L280 100V310Q280 326 264 326H146Q130 326 130 310V104Z', HOLE) +
  path('M130 200H280V310Q280 326 264 326H146Q130 326 130 310Z', BLUE) +
  [180, 210, 240, 270].map((y) => line(230, y, 262, y, 3)).join('');
const flask: Draw = () =>
  path('M170 60H230V150L306 296Q316 326 286 326H114Q84 326 94 296L170 150Z', HOLE) +
  path('M140 210H260L306 296Q316 326 286 326H114Q84 326 94 296Z', GREEN) +
  rect(162, 50, 76, 18, PALE, 6);
const pipette: Draw = () =>
  turned(
    30,
    rect(176, 40, 48, 150, BLUE, 14) +
      rect(186, 22, 28, 24, DEEP, 4) +
      rect(188, 190, 24, 70, PALE, 3) +
      polygon(
        [
          [190, 260],
          [210, 260],
          [203, 346],
          [197, 346],
        ],
        HOLE,
      ) +
      rect(186, 80, 28, 40, HOLE, 3),
  );
const vials: Draw = () =>
  rect(70, 220, 260, 60, YELLOW, 6) +
  [100, 160, 220, 280]
    .map(
      (x) =>
        path(`M${x} 110H${x + 30}V250Q${x + 15} 276 ${x} 250Z`, HOLE) +
        path(`M${x} 180H${x + 30}V250Q${x + 15} 276 ${x} 250Z`, BLUE),
    )
    .join('') +
  rect(70, 206, 260, 18, MID, 4);
const microscope: Draw = () =>
  path('M120 310H280V334H120Z', DEEP) +
  path('M250 310Q320 240 260 150L236 166Q280 240 226 310Z', MID) +
  turned(-24, rect(186, 60, 44, 150, PALE, 8) + rect(194, 40, 28, 24, DEEP, 4) + rect(196, 210, 24, 30, MID, 3)) +
  rect(130, 250, 110, 16, MID, 4);
const instrument: Draw = () =>
  rect(80, 110, 240, 190, PALE, 12) +
  rect(106, 136, 110, 70, GREEN, 6) +
  circle(266, 170, 30, MID) +
  hatch(110, 290, 232, 276, 14) +
  line(266, 170, 282, 152);
const part: Draw = () =>
  polygon(
    [
      [200, 84],
      [310, 140],
      [310, 250],
      [200, 310],
      [90, 250],
      [90, 140],
    ],
    PALE,
  ) +
  path('M90 140L200 196L310 140M200 196V310', 'none') +
  circle(200, 140, 24, MID) +
  ellipse(146, 226, 14, 20, MID);

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
