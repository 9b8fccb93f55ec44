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

const electrode: Draw = () =>
  turned(
    -24,
    [150, 176, 202, 228].map((y) => rect(60, y, 240, 15, MID, 3) + rect(300, y + 3, 54, 9, DARK, 2)).join(''),
  );
const torch: Draw = () =>
  path('M60 250L190 190L214 210L90 276Z', DEEP) +
  path('M190 190Q210 120 290 110L298 140Q236 150 214 210Z', MID) +
  rect(286, 104, 60, 40, YELLOW, 6) +
  path('M60 264C30 280 40 330 90 336', 'none');
const welder: Draw = () =>
  rect(80, 110, 240, 180, RED, 12) +
  rect(140, 80, 120, 14, DEEP, 6) +
  line(150, 94, 150, 110) +
  line(250, 94, 250, 110) +
  rect(110, 136, 90, 44, GREEN, 4) +
  circle(250, 160, 26, PALE) +
  line(250, 160, 264, 146) +
  circle(130, 256, 18, DEEP) +
  circle(200, 256, 18, DEEP) +
  hatch(240, 300, 220, 276, 12);
const wireSpool: Draw = () =>
  ellipse(130, 190, 40, 116, PALE) +
  rect(130, 104, 140, 172, YELLOW, 0) +
  hatch(144, 262, 104, 276, 12) +
  ellipse(270, 190, 40, 116, PALE) +
  ellipse(270, 190, 14, 40, HOLE);
const gasCylinder: Draw = () =>
  path('M140 320V150Q140 110 180 100V80H220V100Q260 110 260 150V320Z', BLUE) +
  rect(176, 56, 48, 30, MID, 6) +
  rect(224, 62, 30, 14, DEEP, 3) +
  rect(140, 190, 120, 50, HOLE, 0) +
  rect(132, 316, 136, 16, DEEP, 4);

const hoist: Draw = () =>
  path('M200 40A22 22 0 1 1 190 84', 'none') +
  path('M120 100H280L300 150V210H100V150Z', YELLOW) +
  circle(200, 160, 36, PALE) +
  Array.from({ length: 5 }, (_, n) => ellipse(200, 226 + n * 18, 8, 11, MID)).join('') +
  path('M200 318V326A24 24 0 1 1 176 350', 'none');
const shackle: Draw = () =>
  path('M120 250V180A80 80 0 0 1 280 180V250H250V182A50 50 0 0 0 150 182V250Z', MID) +
  circle(135, 264, 26, PALE) +
  circle(265, 264, 26, PALE) +
  rect(96, 254, 208, 20, DEEP, 8);
const sling: Draw = () =>
  path('M110 90Q60 200 110 300H150Q110 200 150 90Z', YELLOW) +
  path('M250 90Q290 200 250 300H290Q340 200 290 90Z', YELLOW) +
  path('M110 90Q200 40 290 90L250 110Q200 84 150 110Z', YELLOW) +
  path('M110 300Q200 350 290 300L250 280Q200 306 150 280Z', YELLOW);
const trolley: Draw = () =>
  path('M290 70H330V84H304V270', 'none') +
  rect(60, 262, 250, 24, BLUE, 6) +
  circle(104, 304, 20, DEEP) +
  circle(270, 304, 20, DEEP) +
  rect(90, 170, 90, 92, PALE, 4) +
  rect(186, 196, 80, 66, MID, 4);
const palletTruck: Draw = () =>
  path('M120 70H180V90H158L176 250H150L134 90H120Z', YELLOW) +
  rect(140, 250, 220, 26, YELLOW, 4) +
  circle(160, 296, 22, DEEP) +
  circle(330, 292, 14, DEEP) +
  rect(108, 60, 84, 18, DEEP, 8);
const shelf: Draw = () =>
  rect(90, 60, 14, 270, BLUE, 2) +
  rect(296, 60, 14, 270, BLUE, 2) +
  [96, 176, 256]
    .map((y) => rect(90, y + 44, 220, 14, MID, 2) + rect(120, y, 60, 44, PALE, 3) + rect(196, y + 8, 80, 36, YELLOW, 3))
    .join('');
const bin: Draw = () =>
  path('M90 150H310L290 290H110Z', BLUE) + path('M90 150L110 120H290L310 150Z', PALE) + rect(160, 200, 80, 44, HOLE, 4);
const pallet: Draw = () =>
  [110, 150, 190]
    .map((y) =>
      polygon(
        [
          [60, y + 40],
          [200, y - 10],
          [340, y + 40],
          [200, y + 90],
        ],
        y === 110 ? YELLOW : 'none',
      ),
    )
    .slice(0, 1)
    .join('') +
  polygon(
    [
      [60, 150],
      [200, 200],
      [200, 240],
      [60, 190],
    ],
    MID,
  ) +
  polygon(
    [
      [340, 150],
      [200, 200],
      [200, 240],
      [340, 190],
    ],
    DEEP,
  ) +
  line(100, 136, 240, 186, 3) +
  line(140, 122, 280, 172, 3) +
  line(176, 108, 316, 158, 3);
const carton: Draw = () =>
  polygon(
    [
      [200, 80],
      [330, 140],
      [200, 200],
      [70, 140],
    ],
    YELLOW,
  ) +
  polygon(
    [
      [70, 140],
      [200, 200],
      [200, 330],
      [70, 264],
    ],
    '#eed9a4',
  ) +
  polygon(
    [
      [330, 140],
      [200, 200],
      [200, 330],
      [330, 264],
    ],
    '#e4cb8f',
  ) +
  polygon(
    [
      [126, 166],
      [256, 106],
      [276, 115],
      [146, 175],
    ],
    HOLE,
  );
const film: Draw = () =>
  ellipse(150, 110, 60, 20, PALE) +
  path('M90 110V290A60 20 0 0 0 210 290V110Z', BLUE) +
  ellipse(150, 110, 22, 8, HOLE) +
  path('M210 130H320V300L210 296', HOLE);
const label: Draw = () =>
  path('M80 120H250L330 190L250 260H80Z', YELLOW) +
  circle(282, 190, 13, HOLE) +
  line(110, 160, 230, 160, 3) +
  line(110, 190, 230, 190, 3) +
  line(110, 220, 190, 220, 3);
const bag: Draw = () =>
  path('M110 110H290L300 320H100Z', HOLE) +
  line(110, 140, 290, 140, 5) +
  path('M130 110V90H270V110', 'none') +
  line(140, 200, 200, 200, 3) +
  line(140, 224, 240, 224, 3);
const printer: Draw = () =>
  rect(80, 150, 240, 130, DEEP, 10) +
  rect(120, 90, 160, 64, PALE, 4) +
  rect(110, 240, 180, 70, HOLE, 4) +
  hatch(130, 270, 256, 292, 9, 0, 3) +
  circle(290, 176, 8, GREEN);

export const LOGISTICS: Drawings = {
  electrode,
  torch,
  welder,
  'wire-spool': wireSpool,
  'gas-cylinder': gasCylinder,
  hoist,
  shackle,
  sling,
  trolley,
  'pallet-truck': palletTruck,
  shelf,
  bin,
  pallet,
  carton,
  film,
  label,
  bag,
  printer,
};
