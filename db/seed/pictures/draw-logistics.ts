import type { Draw, Drawings } from './measures.ts';
import * as pen from './pen.ts';

const electrode: Draw = () =>
  pen.turned(
    -24,
    [150, 176, 202, 228]
      .map((y) => pen.rect(60, y, 240, 15, pen.MID, 3) + pen.rect(300, y + 3, 54, 9, pen.DARK, 2))
      .join(''),
  );
const torch: Draw = () =>
  pen.path('M60 250L190 190L214 210L90 276Z', pen.DEEP) +
  pen.path('M190 190Q210 120 290 110L298 140Q236 150 214 210Z', pen.MID) +
  pen.rect(286, 104, 60, 40, pen.YELLOW, 6) +
  pen.path('M60 264C30 280 40 330 90 336', 'none');
const welder: Draw = () =>
  pen.rect(80, 110, 240, 180, pen.RED, 12) +
  pen.rect(140, 80, 120, 14, pen.DEEP, 6) +
  pen.line(150, 94, 150, 110) +
  pen.line(250, 94, 250, 110) +
  pen.rect(110, 136, 90, 44, pen.GREEN, 4) +
  pen.circle(250, 160, 26, pen.PALE) +
  pen.line(250, 160, 264, 146) +
  pen.circle(130, 256, 18, pen.DEEP) +
  pen.circle(200, 256, 18, pen.DEEP) +
  pen.hatch(240, 300, 220, 276, 12);
const wireSpool: Draw = () =>
  pen.ellipse(130, 190, 40, 116, pen.PALE) +
  pen.rect(130, 104, 140, 172, pen.YELLOW, 0) +
  pen.hatch(144, 262, 104, 276, 12) +
  pen.ellipse(270, 190, 40, 116, pen.PALE) +
  pen.ellipse(270, 190, 14, 40, pen.HOLE);
const gasCylinder: Draw = () =>
  pen.path('M140 320V150Q140 110 180 100V80H220V100Q260 110 260 150V320Z', pen.BLUE) +
  pen.rect(176, 56, 48, 30, pen.MID, 6) +
  pen.rect(224, 62, 30, 14, pen.DEEP, 3) +
  pen.rect(140, 190, 120, 50, pen.HOLE, 0) +
  pen.rect(132, 316, 136, 16, pen.DEEP, 4);

const hoist: Draw = () =>
  pen.path('M200 40A22 22 0 1 1 190 84', 'none') +
  pen.path('M120 100H280L300 150V210H100V150Z', pen.YELLOW) +
  pen.circle(200, 160, 36, pen.PALE) +
  Array.from({ length: 5 }, (_, n) => pen.ellipse(200, 226 + n * 18, 8, 11, pen.MID)).join('') +
  pen.path('M200 318V326A24 24 0 1 1 176 350', 'none');
const shackle: Draw = () =>
  pen.path('M120 250V180A80 80 0 0 1 280 180V250H250V182A50 50 0 0 0 150 182V250Z', pen.MID) +
  pen.circle(135, 264, 26, pen.PALE) +
  pen.circle(265, 264, 26, pen.PALE) +
  pen.rect(96, 254, 208, 20, pen.DEEP, 8);
const sling: Draw = () =>
  pen.path('M110 90Q60 200 110 300H150Q110 200 150 90Z', pen.YELLOW) +
  pen.path('M250 90Q290 200 250 300H290Q340 200 290 90Z', pen.YELLOW) +
  pen.path('M110 90Q200 40 290 90L250 110Q200 84 150 110Z', pen.YELLOW) +
  pen.path('M110 300Q200 350 290 300L250 280Q200 306 150 280Z', pen.YELLOW);
const trolley: Draw = () =>
  pen.path('M290 70H330V84H304V270', 'none') +
  pen.rect(60, 262, 250, 24, pen.BLUE, 6) +
  pen.circle(104, 304, 20, pen.DEEP) +
  pen.circle(270, 304, 20, pen.DEEP) +
  pen.rect(90, 170, 90, 92, pen.PALE, 4) +
  pen.rect(186, 196, 80, 66, pen.MID, 4);
const palletTruck: Draw = () =>
  pen.path('M120 70H180V90H158L176 250H150L134 90H120Z', pen.YELLOW) +
  pen.rect(140, 250, 220, 26, pen.YELLOW, 4) +
  pen.circle(160, 296, 22, pen.DEEP) +
  pen.circle(330, 292, 14, pen.DEEP) +
  pen.rect(108, 60, 84, 18, pen.DEEP, 8);
const shelf: Draw = () =>
  pen.rect(90, 60, 14, 270, pen.BLUE, 2) +
  pen.rect(296, 60, 14, 270, pen.BLUE, 2) +
  [96, 176, 256]
    .map(
      (y) =>
        pen.rect(90, y + 44, 220, 14, pen.MID, 2) +
        pen.rect(120, y, 60, 44, pen.PALE, 3) +
        pen.rect(196, y + 8, 80, 36, pen.YELLOW, 3),
    )
    .join('');
const bin: Draw = () =>
  pen.path('M90 150H310L290 290H110Z', pen.BLUE) +
  pen.path('M90 150L110 120H290L310 150Z', pen.PALE) +
  pen.rect(160, 200, 80, 44, pen.HOLE, 4);
const pallet: Draw = () =>
  [110, 150, 190]
    .map((y) =>
      pen.polygon(
        [
          [60, y + 40],
          [200, y - 10],
          [340, y + 40],
          [200, y + 90],
        ],
        y === 110 ? pen.YELLOW : 'none',
      ),
    )
    .slice(0, 1)
    .join('') +
  pen.polygon(
    [
      [60, 150],
      [200, 200],
      [200, 240],
      [60, 190],
    ],
    pen.MID,
  ) +
  pen.polygon(
    [
      [340, 150],
      [200, 200],
      [200, 240],
      [340, 190],
    ],
    pen.DEEP,
  ) +
  pen.line(100, 136, 240, 186, 3) +
  pen.line(140, 122, 280, 172, 3) +
  pen.line(176, 108, 316, 158, 3);
const carton: Draw = () =>
  pen.polygon(
    [
      [200, 80],
      [330, 140],
      [200, 200],
      [70, 140],
    ],
    pen.YELLOW,
  ) +
  pen.polygon(
    [
      [70, 140],
      [200, 200],
      [200, 330],
      [70, 264],
    ],
    '#eed9a4',
  ) +
  pen.polygon(
    [
      [330, 140],
      [200, 200],
      [200, 330],
      [330, 264],
    ],
    '#e4cb8f',
  ) +
  pen.polygon(
    [
      [126, 166],
      [256, 106],
      [276, 115],
      [146, 175],
    ],
    pen.HOLE,
  );
const film: Draw = () =>
  pen.ellipse(150, 110, 60, 20, pen.PALE) +
  pen.path('M90 110V290A60 20 0 0 0 210 290V110Z', pen.BLUE) +
  pen.ellipse(150, 110, 22, 8, pen.HOLE) +
  pen.path('M210 130H320V300L210 296', pen.HOLE);
const label: Draw = () =>
  pen.path('M80 120H250L330 190L250 260H80Z', pen.YELLOW) +
  pen.circle(282, 190, 13, pen.HOLE) +
  pen.line(110, 160, 230, 160, 3) +
  pen.line(110, 190, 230, 190, 3) +
  pen.line(110, 220, 190, 220, 3);
const bag: Draw = () =>
  pen.path('M110 110H290L300 320H100Z', pen.HOLE) +
  pen.line(110, 140, 290, 140, 5) +
  pen.path('M130 110V90H270V110', 'none') +
  pen.line(140, 200, 200, 200, 3) +
  pen.line(140, 224, 240, 224, 3);
const printer: Draw = () =>
  pen.rect(80, 150, 240, 130, pen.DEEP, 10) +
  pen.rect(120, 90, 160, 64, pen.PALE, 4) +
  pen.rect(110, 240, 180, 70, pen.HOLE, 4) +
  pen.hatch(130, 270, 256, 292, 9, 0, 3) +
  pen.circle(290, 176, 8, pen.GREEN);

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
